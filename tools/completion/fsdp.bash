# Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Completes options of the fsdp tools in bash: their names, the values of those that
# have a list of them, and files. What there is, the tool's own --help says, so nothing
# here names an option. An installation has it where bash-completion looks for it.

# The lines of a tool's help, kept for the shell's life.
declare -gA _fsdp_helps=()
_fsdp_help() {
  local tool=$1
  [ -n "${_fsdp_helps[$tool]:-}" ] ||
    _fsdp_helps[$tool]=$("$tool" --help-hidden 2>/dev/null || "$tool" --help 2>/dev/null)
  printf '%s\n' "${_fsdp_helps[$tool]}"
}

# Options as they are typed: those that take a value end in = where they are spelled so.
_fsdp_options() {
  _fsdp_help "$1" | sed -n -E \
    -e 's/^ +(--?[A-Za-z][A-Za-z0-9_-]*=)<.*/\1/p' \
    -e 's/^ +(--?[A-Za-z][A-Za-z0-9_-]*)( .*|\[.*|)$/\1/p'
}

# The values of an option that has a list of them.
_fsdp_values() {
  _fsdp_help "$1" | awk -v option="$2" '
    $1 ~ /^--?[A-Za-z]/ { found = index($1, option "=") == 1 }
    found && $1 ~ /^=/ { print substr($1, 2) }'
}

_fsdp_complete() {
  local tool=$1 word=$2 before=$3
  COMPREPLY=()
  # Bash takes = for a word of its own.
  if [ "$word" = "=" ]; then
    word=
  elif [ "$before" = "=" ]; then
    before=${COMP_WORDS[COMP_CWORD - 2]}
  elif [[ $word == -* ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$(_fsdp_options "$tool")" -- "$word")
    [[ ${#COMPREPLY[@]} -ne 1 || ${COMPREPLY[0]} != *= ]] || compopt -o nospace 2>/dev/null
    return
  fi
  if [[ $before == -* ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$(_fsdp_values "$tool" "$before")" -- "$word")
  fi
  [ ${#COMPREPLY[@]} -gt 0 ] || mapfile -t COMPREPLY < <(compgen -f -- "$word")
}

complete -F _fsdp_complete fsdp-compile fsdp-lsp-server fsdp-opt fsdp-reduce fsdp-run \
  fsdp-verify-peers
