import { fill } from "../fill";
import { acquire, type Lease, type PooledMemory } from "../pool";
import { pushBounded } from "../bounded-list";
import { toFloat32 } from "../float32";
import type { Task } from "../task";

/**
 * Someone goes at random from place to place until he comes to an end: what that costs him and how it ends, from every
 * place at once.
 *
 * A place has ways to other places, each of some weight, and ways to ends; each is as probable as its weight. Places are
 * taken away one by one, as Grassmann, Taksar and Heyman do ("Regenerative analysis and steady state distributions for
 * Markov chains", 1985): whoever came by one goes on at once to where he would have gone from there. Nothing is ever
 * subtracted, so single precision is enough. Then they come back, the last one first.
 *
 * First go those with the fewest ways in times ways out, or little more: so what is left stays sparse. Places and ways
 * count from 1, and 0 is none; the first way is nobody's. docs/fast-lua.md says why it is written as it is.
 */
export interface AbsorbingChain {
  /** By place: its newest way out and its newest way in; how many lead to places, and come from places, still there. */
  readonly outHead: number[];
  readonly inHead: number[];
  readonly outDegree: number[];
  readonly inDegree: number[];
  /** By place: the weight of all its ways when it was taken away; until then 0. */
  readonly totalWeight: number[];
  /** By place: the way there that was looked at last. */
  readonly lastTransitionTo: number[];
  /** By place: memory for `Ends`. */
  readonly absorbedWeight: number[];
  /** The places still there; those taken away, in their order. */
  readonly remaining: number[];
  readonly eliminated: number[];
  /** By way: where it comes from, where it leads, and its weight. */
  readonly source: number[];
  readonly target: number[];
  readonly weight: number[];
  /** By way: the next newer and older one out of the same place, and the next older one into the same place. */
  readonly outPrevious: number[];
  readonly outNext: number[];
  readonly inNext: number[];
  /** How many places are left, how many ways there have been, and for how many of each there is room. */
  nodeCount: number;
  transitionCount: number;
  nodeCapacity: number;
  transitionCapacity: number;
  /** A way that nobody needs any more, in whose place the next one comes; 0 if there is none. */
  freeTransition: number;
}

/** How it ends, by place. */
export interface Absorption {
  /** The weight of its ways to ends. */
  readonly absorbedWeight: number[];
  /** The weight of those to good ends; in the end: how probable it is that he comes to one. */
  readonly winProbability: number[];
  /** What it costs to come here, times the weight of all its ways; in the end: what it costs him until he comes to an end. */
  readonly expectedCost: number[];
}

// Places with no more ways in times ways out than this go first.
const FIRST_MARKOWITZ_LIMIT = 2;
// Then those with up to a quarter more than the fewest.
const MARKOWITZ_SLACK_DIVISOR = 4;
const NO_LIMIT = 1000000000;

// In steps: looking at a way is one.
const STEPS_PER_SLICE = 110;
const STEPS_PER_NODE = 4;
const STEPS_PER_INCOMING = 6;
const STEPS_PER_OUTGOING = 4;

const NODES_PER_SLICE = 80;

const UNUSED_TRANSITION = 1;
const INITIAL_CAPACITY = 1024;
/** Generated levels need no more: see `forgetLarge`. */
const MAX_POOLED_CAPACITY = 32768;

/** Memory for ways, and whether it is free. */
interface PooledChain {
  readonly chain: AbsorbingChain;
  readonly memory: PooledMemory;
}

// Two levels may be found out at once: the one on the screen, and the one after it.
const pool: PooledChain[] = [];
const MAX_POOLED_CHAINS = 2;

/** Memory for so many places, without a way. Whoever borrows it gives it back with `giveBack` of kernel/loan. */
export function* acquireChain(nodeCount: number): Task<{ readonly chain: AbsorbingChain; readonly lease: Lease }> {
  dropLargeChains();
  const { chain, memory } = pool.find(({ memory }) => memory.isFree) ?? addPooledChain();
  const lease = acquire(memory);
  if (chain.nodeCapacity < nodeCount) {
    const { outHead, inHead, outDegree, inDegree, totalWeight, lastTransitionTo, absorbedWeight } = chain;
    for (const list of [outHead, inHead, outDegree, inDegree, totalWeight, lastTransitionTo, absorbedWeight]) {
      yield* fill(list, nodeCount, 0, chain.nodeCapacity);
    }
    chain.nodeCapacity = nodeCount;
  }
  for (let from = 0; from < nodeCount; from += NODES_PER_SLICE) {
    clearNodes(chain, from, Math.min(nodeCount, from + NODES_PER_SLICE));
    yield;
  }
  chain.nodeCount = 0;
  chain.transitionCount = UNUSED_TRANSITION;
  return { chain, lease };
}

function clearNodes({ inHead, inDegree, lastTransitionTo }: AbsorbingChain, from: number, to: number): void {
  for (let node = from; node < to; node++) {
    inHead[node] = 0;
    inDegree[node] = 0;
    lastTransitionTo[node] = UNUSED_TRANSITION;
  }
}

/** What a level made by hand had grown large leaves the console too little for the next one, and the collector no rest. */
function dropLargeChains(): void {
  for (let index = pool.length - 1; index >= 0; index--) {
    if (pool[index].memory.isFree && pool[index].chain.transitionCapacity > MAX_POOLED_CAPACITY) pool.splice(index, 1);
  }
}

/** All that is in it is written before it is read: nobody's numbers are noise to the next one. */
function addPooledChain(): PooledChain {
  const pooled = { chain: createChain(), memory: { isFree: true, base: 0, capacity: 0 } };
  pushBounded(pool, pooled, MAX_POOLED_CHAINS);
  return pooled;
}

function createChain(): AbsorbingChain {
  return {
    outHead: [],
    inHead: [],
    outDegree: [],
    inDegree: [],
    totalWeight: [],
    lastTransitionTo: [],
    absorbedWeight: [],
    remaining: [],
    eliminated: [],
    source: [0],
    target: [0],
    weight: [0],
    outPrevious: [0],
    outNext: [0],
    inNext: [0],
    nodeCount: 0,
    transitionCount: 0,
    nodeCapacity: 0,
    transitionCapacity: INITIAL_CAPACITY,
    freeTransition: 0,
  };
}

/** Its lists, each in a local. @inline */
export function chainLocals(chain: AbsorbingChain): AbsorbingChain {
  const {
    outHead,
    inHead,
    outDegree,
    inDegree,
    totalWeight,
    lastTransitionTo,
    absorbedWeight,
    remaining,
    eliminated,
    source,
    target,
    weight,
  } = chain;
  const { outPrevious, outNext, inNext, nodeCount, transitionCount, nodeCapacity, transitionCapacity } = chain;
  return {
    outHead,
    inHead,
    outDegree,
    inDegree,
    totalWeight,
    lastTransitionTo,
    absorbedWeight,
    remaining,
    eliminated,
    source,
    target,
    weight,
    outPrevious,
    outNext,
    inNext,
    nodeCount,
    transitionCount,
    nodeCapacity,
    transitionCapacity,
    freeTransition: 0,
  };
}

/** Makes room for so many ways more. A table that grows is copied whole, so no two of them grow in one slice. */
export function* reserveTransitions(chain: AbsorbingChain, transitionCount: number, extraCount: number): Task<void> {
  while (chain.transitionCapacity < transitionCount + extraCount) {
    for (const list of [chain.source, chain.target, chain.weight, chain.outPrevious, chain.outNext, chain.inNext]) {
      yield* fill(list, chain.transitionCapacity + 1, 0, transitionCount);
    }
    chain.transitionCapacity *= 2;
  }
}

/**
 * Puts a way of weight 1 behind the last one, or adds that to the one between the same places. All ways out of a place
 * are put one after the other, behind way `before`; then the place itself. @inline
 */
export function appendTransition(chain: AbsorbingChain, countBefore: number, source: number, target: number): void {
  const known = chain.lastTransitionTo[target - 1];
  if (known > countBefore) chain.weight[known - 1]++;
  else {
    chain.transitionCount++;
    const transition = chain.transitionCount;
    chain.source[transition - 1] = source;
    chain.target[transition - 1] = target;
    chain.weight[transition - 1] = 1;
    chain.outPrevious[transition - 1] = transition + 1;
    chain.outNext[transition - 1] = transition - 1;
    chain.inNext[transition - 1] = chain.inHead[target - 1];
    chain.inHead[target - 1] = transition;
    chain.inDegree[target - 1]++;
    chain.lastTransitionTo[target - 1] = transition;
  }
}

/** Puts a place whose ways out are all that there are behind way `before`. @inline */
export function appendNode(chain: AbsorbingChain, node: number, countBefore: number): void {
  chain.totalWeight[node - 1] = 0;
  chain.outDegree[node - 1] = chain.transitionCount - countBefore;
  chain.outHead[node - 1] = 0;
  if (chain.transitionCount > countBefore) {
    chain.outHead[node - 1] = chain.transitionCount;
    chain.outPrevious[chain.transitionCount - 1] = 0;
    chain.outNext[countBefore] = 0;
  }
  chain.nodeCount++;
  chain.remaining[chain.nodeCount - 1] = node;
}

/** Adds to the weight of the way between two places, if need be a new one. @inline */
function addTransition(chain: AbsorbingChain, source: number, target: number, weight: number): void {
  const known = chain.lastTransitionTo[target - 1];
  if (chain.source[known - 1] === source) chain.weight[known - 1] = toFloat32(chain.weight[known - 1] + weight);
  else {
    let transition = chain.freeTransition;
    chain.freeTransition = 0;
    if (transition === 0) {
      chain.transitionCount++;
      transition = chain.transitionCount;
    }
    const head = chain.outHead[source - 1];
    if (head > 0) chain.outPrevious[head - 1] = transition;
    chain.source[transition - 1] = source;
    chain.target[transition - 1] = target;
    chain.weight[transition - 1] = weight;
    chain.outPrevious[transition - 1] = 0;
    chain.outNext[transition - 1] = head;
    chain.inNext[transition - 1] = chain.inHead[target - 1];
    chain.outHead[source - 1] = transition;
    chain.inHead[target - 1] = transition;
    chain.outDegree[source - 1]++;
    chain.inDegree[target - 1]++;
  }
}

/** Follows all ways to their ends. The ways are used up by that. */
export function* solveChain(chain: AbsorbingChain, absorption: Absorption): Task<void> {
  const eliminatedCount = yield* eliminateNodes(chain, absorption);
  yield* substituteBack(chain, absorption, eliminatedCount);
}

/** Takes all places away; gives how many there were. */
function* eliminateNodes(pooled: AbsorbingChain, absorption: Absorption): Task<number> {
  const { absorbedWeight, winProbability, expectedCost } = absorption;
  /** @locals */
  const chain: AbsorbingChain = chainLocals(pooled);
  let stepsLeft = STEPS_PER_SLICE;
  let eliminatedCount = 0;
  let markowitzLimit = FIRST_MARKOWITZ_LIMIT;
  while (chain.nodeCount > 0) {
    let keptCount = 0;
    let lowestMarkowitz = NO_LIMIT;
    for (let position = 1; position <= chain.nodeCount; position++) {
      const node = chain.remaining[position - 1];
      const markowitzCount = chain.inDegree[node - 1] * chain.outDegree[node - 1];
      stepsLeft--;
      if (markowitzCount > markowitzLimit) {
        keptCount++;
        chain.remaining[keptCount - 1] = node;
        if (markowitzCount < lowestMarkowitz) lowestMarkowitz = markowitzCount;
      } else {
        // Of the ways that take the place of one that leads here, the first needs no room.
        const extraCount = markowitzCount - chain.inDegree[node - 1];
        if (chain.transitionCount + extraCount > chain.transitionCapacity) {
          yield* reserveTransitions(pooled, chain.transitionCount, extraCount);
          chain.transitionCapacity = pooled.transitionCapacity;
        }
        eliminatedCount++;
        chain.eliminated[eliminatedCount - 1] = node;
        stepsLeft -= STEPS_PER_NODE;
        const total = detachSuccessors(chain, node, absorbedWeight[node - 1]);
        let incoming = chain.inHead[node - 1];
        while (incoming > 0) {
          const source = chain.source[incoming - 1];
          const nextIncoming = chain.inNext[incoming - 1];
          if (chain.totalWeight[source - 1] === 0) {
            const share = toFloat32(chain.weight[incoming - 1] / total);
            addShare(absorbedWeight, source, node, share);
            addShare(winProbability, source, node, share);
            addShare(expectedCost, source, node, share);
            unlinkOutgoing(chain, source, incoming);
            const outgoingSteps = STEPS_PER_OUTGOING * chain.outDegree[node - 1];
            const steps = STEPS_PER_INCOMING + chain.outDegree[source - 1] + outgoingSteps;
            if (steps > stepsLeft) {
              stepsLeft = STEPS_PER_SLICE;
              yield;
            }
            stepsLeft -= steps;
            bypassNode(chain, source, node, incoming, share);
          }
          incoming = nextIncoming;
        }
      }
      if (stepsLeft <= 0) {
        stepsLeft = STEPS_PER_SLICE;
        yield;
      }
    }
    chain.nodeCount = keptCount;
    markowitzLimit = lowestMarkowitz + Math.floor(lowestMarkowitz / MARKOWITZ_SLACK_DIVISOR);
  }
  return eliminatedCount;
}

/** Adds `share` times a node's value to the value of the node `source`. @inline */
function addShare(values: number[], source: number, node: number, share: number): void {
  const addition = toFloat32(share * values[node - 1]);
  values[source - 1] = toFloat32(values[source - 1] + addition);
}

/** Nobody comes from this place to others any more. Gives the weight of all its ways. @inline */
function detachSuccessors(chain: AbsorbingChain, node: number, absorbedWeight: number): number {
  let total = absorbedWeight;
  let outgoing = chain.outHead[node - 1];
  while (outgoing > 0) {
    total = toFloat32(total + chain.weight[outgoing - 1]);
    chain.inDegree[chain.target[outgoing - 1] - 1]--;
    outgoing = chain.outNext[outgoing - 1];
  }
  chain.totalWeight[node - 1] = total;
  return total;
}

/** Takes a way out of the list of those that leave its place. @inline */
function unlinkOutgoing(chain: AbsorbingChain, source: number, transition: number): void {
  const previous = chain.outPrevious[transition - 1];
  const next = chain.outNext[transition - 1];
  if (previous > 0) chain.outNext[previous - 1] = next;
  else chain.outHead[source - 1] = next;
  if (next > 0) chain.outPrevious[next - 1] = previous;
  chain.outDegree[source - 1]--;
}

/** Whoever came from here to `by`, by way `into`, goes on to where he would have gone from there. @inline */
function bypassNode(chain: AbsorbingChain, source: number, node: number, incoming: number, share: number): void {
  chain.freeTransition = incoming;
  let outgoing = chain.outHead[source - 1];
  while (outgoing > 0) {
    chain.lastTransitionTo[chain.target[outgoing - 1] - 1] = outgoing;
    outgoing = chain.outNext[outgoing - 1];
  }
  let onward = chain.outHead[node - 1];
  while (onward > 0) {
    const target = chain.target[onward - 1];
    // To have come back is to begin again.
    if (target !== source) {
      const weight = toFloat32(share * chain.weight[onward - 1]);
      addTransition(chain, source, target, weight);
    }
    onward = chain.outNext[onward - 1];
  }
}

/** Brings the places back, the last one first: of all to which their ways lead everything is known. */
function* substituteBack(
  chain: AbsorbingChain,
  { winProbability, expectedCost }: Absorption,
  eliminatedCount: number,
): Task<void> {
  const { eliminated, outHead, outNext, target, weight, totalWeight } = chain;
  let stepsLeft = STEPS_PER_SLICE;
  for (let position = eliminatedCount; position > 0; position--) {
    const node = eliminated[position - 1];
    let probabilityHere = winProbability[node - 1];
    let costHere = expectedCost[node - 1];
    let outgoing = outHead[node - 1];
    stepsLeft -= STEPS_PER_NODE;
    while (outgoing > 0) {
      const successor = target[outgoing - 1];
      const addedProbability = toFloat32(weight[outgoing - 1] * winProbability[successor - 1]);
      const addedCost = toFloat32(weight[outgoing - 1] * expectedCost[successor - 1]);
      probabilityHere = toFloat32(probabilityHere + addedProbability);
      costHere = toFloat32(costHere + addedCost);
      outgoing = outNext[outgoing - 1];
      stepsLeft -= 2;
    }
    winProbability[node - 1] = toFloat32(probabilityHere / totalWeight[node - 1]);
    expectedCost[node - 1] = toFloat32(costHere / totalWeight[node - 1]);
    if (stepsLeft <= 0) {
      stepsLeft = STEPS_PER_SLICE;
      yield;
    }
  }
}
