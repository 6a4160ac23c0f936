import { readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/**
 * Lets every other process of the machine go first: what is done in the background takes the time that nobody else wants. Linux
 * keeps a priority for each thread, and some are there from the start; those that come later take it from who starts them.
 */
export function stepBack() {
  for (const thread of threads()) {
    try {
      setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL)
    } catch {
      // It has ended meanwhile, or this machine does not allow it: then it is as quick as before.
    }
  }
}

/** Their numbers; 0 is the process itself, which elsewhere stands for all of them. */
function threads(): readonly number[] {
  try {
    return readdirSync('/proc/self/task').map(Number)
  } catch {
    return [0]
  }
}
