import type { readAnswers } from '#contract/applying/application-answers.ts'
import type { Output } from '#contract/call.ts'
import type { StoredAnswer } from '#contract/forms/answer-test.ts'
import type { Change } from './answer-store.ts'
import type { Trouble } from './trouble.ts'

/** The part of the server's answer that the autosave uses. */
export type Read = Omit<Output<typeof readAnswers>, 'unlisted' | 'fromProfile' | 'submittedAt'> &
  Partial<Pick<Output<typeof readAnswers>, 'submittedAt'>>

/** An answer was also typed on another device: `newer` than here, or older and `replaced` by the one from here. */
interface News {
  readonly kind: 'newer' | 'replaced'
  /** The value that lost. */
  readonly other: StoredAnswer
}

export interface AutosaveState {
  /** The answers on this screen. */
  readonly answers: Readonly<Record<string, StoredAnswer>>
  /** The server's last known answers: replacing one that was on the screen is not reported as news. */
  readonly seen: Readonly<Record<string, StoredAnswer>>
  /** When each was typed, by this device's clock. */
  readonly typedAt: ReadonlyMap<string, number>
  /** Changes that the server has not acknowledged yet. */
  readonly waiting: ReadonlyMap<string, Change>
  /** Answers that the server refuses, with its reason. */
  readonly refused: ReadonlyMap<string, string>
  readonly news: ReadonlyMap<string, News>
  readonly isSending: boolean
  readonly trouble: Trouble | undefined
  /** Whether the waiting changes outlive this page. */
  readonly isSafe: boolean
  readonly savedAt: string
  readonly formVersion: number
  /** When it was handed in last, as the server has said since; null: never, or nothing was heard. */
  readonly submittedAt: string | null
  readonly phase: Phase
}

export type Phase = 'saved' | 'saving' | 'offline' | 'failed'

export function openState({ items, savedAt, formVersion, submittedAt = null }: Read): AutosaveState {
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
    submittedAt,
    phase: 'saved',
  }
}

/** The state with its phase worked out. */
export const shown = (state: AutosaveState): AutosaveState => ({ ...state, phase: phaseOf(state) })

function phaseOf({ trouble, waiting, refused }: AutosaveState): Phase {
  if (trouble?.kind === 'stopped' || trouble?.kind === 'signedOut' || refused.size > 0) return 'failed'
  if (waiting.size === 0) return 'saved'
  return trouble ? 'offline' : 'saving'
}

export const isSame = (one: StoredAnswer | undefined, other: StoredAnswer | undefined) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
