#!/usr/bin/env bash
# Runs the conformance suite on two hosts with two processes each: network
# namespaces that a shaped link connects (1 Gbit/s, 0.2 ms where tc is there).
#
# usage: mpi-hosts.sh RUNTIME-CONFORMANCE
# Exits with 77 where namespaces can't be made.
set -uo pipefail

id=$$
skip() {
  echo "SKIPPED: $1"
  exit 77
}
[ "$(id -u)" = 0 ] && command -v ip >/dev/null &&
  ip netns add "fsdp$id-0" 2>/dev/null || skip "network namespaces can't be made"
work=$(mktemp -d)
trap 'ip netns del fsdp$id-0; ip netns del fsdp$id-1 2>/dev/null; rm -rf "$work"' EXIT
ip netns add "fsdp$id-1"
ip link add "f$id-0" type veth peer name "f$id-1" || skip "no pairs of links"
shaped=true
for host in 0 1; do
  inside="ip netns exec fsdp$id-$host"
  ip link set "f$id-$host" netns "fsdp$id-$host"
  $inside ip addr add "10.77.0.$((host + 1))/24" dev "f$id-$host"
  $inside ip link set "f$id-$host" up
  $inside ip link set lo up
  $inside tc qdisc add dev "f$id-$host" root netem delay 0.1ms rate 1gbit \
    2>/dev/null || shaped=false
done
$shaped || echo "the link is not shaped: tc or the kernel can't"
# What starts the daemon of the other host: an rsh that enters the namespace.
cat >"$work/agent" <<AGENT
#!/bin/sh
shift
exec ip netns exec fsdp$id-1 sh -c "\$*"
AGENT
chmod +x "$work/agent"

failed=0
verdict() {
  if [ "$1" = 0 ]; then echo "passed: 2 hosts with 2 processes each, $2"; else
    echo "FAILED: 2 hosts with 2 processes each, $2"
    tail -n 60 "$work"/log*
    failed=1
  fi
  rm -f "$work"/log*
}

# As srun starts them; the first host is named by its address.
pids=() status=0
for rank in 0 1 2 3; do
  ip netns exec "fsdp$id-$((rank / 2))" env SLURM_JOB_ID=$id SLURM_STEP_ID=0 \
    SLURM_NTASKS=4 SLURM_PROCID=$rank SLURM_LOCALID=$((rank % 2)) \
    SLURM_STEP_NODELIST=10.77.0.1,10.77.0.2 FSDP_BACKEND=mpi \
    FSDP_TEST_WORLD=4 FSDP_TRANSPORT=tcp \
    timeout 300 "$1" --gtest_brief=1 >"$work/log$rank" 2>&1 &
  pids+=($!)
done
for pid in "${pids[@]}"; do wait "$pid" || status=1; done
verdict $status "messages over sockets"

mpirun --version 2>/dev/null | grep -q "Open MPI" || {
  echo "SKIPPED: 2 hosts with messages of MPI (no Open MPI is installed)"
  exit $failed
}
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
ip netns exec "fsdp$id-0" timeout 300 mpirun \
  --host 10.77.0.1:2,10.77.0.2:2 --oversubscribe -n 4 \
  --mca plm_rsh_agent "$work/agent" --mca btl tcp,self \
  --mca btl_tcp_if_include 10.77.0.0/24 --mca oob_tcp_if_include 10.77.0.0/24 \
  -x FSDP_BACKEND=mpi -x FSDP_TEST_WORLD=4 -x FSDP_TRANSPORT=mpi \
  -x LD_LIBRARY_PATH -x LSAN_OPTIONS=detect_leaks=0 \
  "$1" --gtest_brief=1 >"$work/log" 2>&1
verdict $? "messages of MPI"
exit $failed
