import type { Output } from '#contract/call.ts'
import type { listApplicationMessages } from '#contract/conversations.ts'

type Message = Pick<Output<typeof listApplicationMessages>['items'][number], 'by' | 'readAt' | 'awaitsAnswer'>

const fewest = 8

/** The number of messages shown at first, newest first: all that are new or await an answer, and a few more. */
export const firstShown = (items: readonly Message[]) => Math.max(fewest, 1 + items.findLastIndex(isWaiting))

const isWaiting = ({ by, readAt, awaitsAnswer }: Message) => by !== 'candidate' && (readAt === null || awaitsAnswer)
