import { type SQL, sql } from 'drizzle-orm'
import type { KeptAnswer } from '#contract/applying/application-answers.ts'
import type { StoredAnswer } from '#contract/forms/answer-test.ts'
import { applicationAnswers } from '#database/schema/applications.ts'

// Who typed an answer is kept with the order in which that device saved: 0199…#7.

export interface TypedAnswer {
  readonly questionId: string
  readonly value: StoredAnswer
  /** Milliseconds since it was typed. */
  readonly age: number
  /** When it was, by our clock, where the device knows it. */
  readonly typedAt?: string | undefined
}

/** What came without the name of a device is of the device without a name, which does not count its saves. */
export const stampOf = (device: string | undefined, order: number) => (device ? `${device}#${order}` : '#0')

/** In the place of a device: the answer came over from the application that was withdrawn. */
export const carried = 'carried'

const deviceOf = (stamp: string) => stamp.split('#', 1)[0] ?? ''

/**
 * Does the answer that comes in take the place of the one that is kept? Of one device, what it saved later: a save that was
 * held up on the way does not undo the one after it. Of two devices, what was typed later; typed in the same moment, always
 * the same one of them.
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
  readonly typedAt: Date
  /** As it is stored. */
  readonly device: string
}

export function toKept({ questionId, value, typedAt, device }: Row, reader: string | undefined): KeptAnswer {
  const kept = typeof value === 'object' && value !== null ? [...value] : value
  const typedOn = deviceOf(device)
  // What came over from a withdrawn application is on no other device that anybody would have to be told of.
  const isOwn = typedOn === reader || typedOn === carried
  return { questionId, value: kept, typedAt: typedAt.toISOString(), isOwn }
}
