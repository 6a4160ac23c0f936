import type { readAnswers } from '#contract/applying/application-answers.ts'
import type { Output } from '#contract/call.ts'
import type { StoredAnswer } from '#contract/forms/answer-test.ts'
import type { Change } from './shelf.ts'
import type { Trouble } from './trouble.ts'

/** Of what the server answers, what is kept and compared. */
export type Read = Omit<Output<typeof readAnswers>, 'unlisted'>

/** Something happened to an answer on another device: it was newer, or it was older and made way for this one. */
interface News {
  readonly kind: 'newer' | 'replaced'
  /** The value that does not stand any more. */
  readonly other: StoredAnswer
}

export interface KeeperState {
  /** As they stand on this screen. */
  readonly answers: Readonly<Record<string, StoredAnswer>>
  /** As the server had them when it was last heard of: what is typed over knowingly is no surprise. */
  readonly seen: Readonly<Record<string, StoredAnswer>>
  /** When each was typed, by this device's clock. */
  readonly typedAt: ReadonlyMap<string, number>
  /** Not acknowledged by the server yet. */
  readonly waiting: ReadonlyMap<string, Change>
  /** The server will not take these as they are, with what it says of them. */
  readonly refused: ReadonlyMap<string, string>
  readonly news: ReadonlyMap<string, News>
  readonly isSending: boolean
  readonly trouble: Trouble | undefined
  /** What waits outlives this page. */
  readonly isSafe: boolean
  readonly savedAt: string
  readonly formVersion: number
  readonly phase: Phase
}

export type Phase = 'saved' | 'saving' | 'offline' | 'failed'

export function openState({ items, savedAt, formVersion }: Read): KeeperState {
  const answers = Object.fromEntries(items.map(({ questionId, value }) => [questionId, value]))
  return {
    answers,
    seen: answers,
    typedAt: new Map(),
    waiting: new Map(),
    refused: new Map(),
    news: new Map(),
    isSending: false,
    trouble: undefined,
    isSafe: true,
    savedAt,
    formVersion,
    phase: 'saved',
  }
}

/** The same, with what it comes to. */
export const shown = (state: KeeperState): KeeperState => ({ ...state, phase: phaseOf(state) })

function phaseOf({ trouble, waiting, refused }: KeeperState): Phase {
  if (trouble?.kind === 'stopped' || trouble?.kind === 'signedOut' || refused.size > 0) return 'failed'
  if (waiting.size === 0) return 'saved'
  return trouble ? 'offline' : 'saving'
}

export const isSame = (one: StoredAnswer | undefined, other: StoredAnswer | undefined) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
