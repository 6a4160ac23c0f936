import { type SQL, sql } from 'drizzle-orm'
import type { KeptAnswer } from '#contract/applying/application-answers.ts'
import type { StoredAnswer } from '#contract/forms/answer-test.ts'
import { applicationAnswers } from '#database/schema/application-answers.ts'

// The stamp of an answer is the device and the number of its save: 0199…#7.

export interface TypedAnswer {
  readonly questionId: string
  readonly value: StoredAnswer
  /** Milliseconds since the answer was typed. */
  readonly age: number
  /** When the answer was typed in server time, if the device knows it. */
  readonly typedAt?: string | undefined
}

/** Requests without a device share one without a name, whose saves are not numbered. */
export const stampOf = ({ device, order }: { readonly device?: string | undefined; readonly order: number }) =>
  device ? `${device}#${order}` : '#0'

/** The device of answers that were copied from a withdrawn application. */
export const carried = 'carried'

/** The device of answers that were taken from the profile. */
export const ofProfile = 'profile'

const deviceOf = (stamp: string) => stamp.split('#', 1)[0] ?? ''

/**
 * Whether an incoming answer replaces the stored one. From the same device the later save wins, so that a delayed
 * request does not undo the one after it. From two devices the answer that was typed later wins; a tie is always
 * decided in the same way.
 */
export const isNewer: SQL = (() => {
  const stamps = { own: sql`excluded.device`, kept: sql`${applicationAnswers.device}` }
  const device = (stamp: SQL) => sql`split_part(${stamp}, '#', 1)`
  const order = (stamp: SQL) => sql`coalesce(nullif(split_part(${stamp}, '#', 2), '')::bigint, 0)`
  const isUncounted = sql`${order(stamps.own)} = 0 and ${order(stamps.kept)} = 0`
  return sql`case when ${device(stamps.own)} = ${device(stamps.kept)}
    then case when ${isUncounted} then excluded.typed_at >= ${applicationAnswers.typedAt} else ${order(stamps.own)} > ${order(stamps.kept)} end
    else (excluded.typed_at, excluded.device) >= (${applicationAnswers.typedAt}, ${applicationAnswers.device}) end`
})()

interface Row {
  readonly questionId: string
  readonly value: StoredAnswer
  readonly typedAt: Date | string
  readonly device: string
}

export function toKept({ questionId, value, typedAt, device }: Row, reader: string | undefined): KeptAnswer {
  const kept = typeof value === 'object' && value !== null ? [...value] : value
  const typedOn = deviceOf(device)
  // Answers copied from a withdrawn application or from the profile do not count as another device's.
  const isOwn = typedOn === reader || typedOn === carried || typedOn === ofProfile
  return { questionId, value: kept, typedAt: new Date(typedAt).toISOString(), isOwn }
}
