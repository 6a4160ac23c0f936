import { useState } from 'react'
import type { Availability } from '#contract/interviews/availabilities.ts'
import { giveTimes, type Move, moveTo } from './given-times.ts'

type People = readonly { readonly applicationId: string }[]

/** Distributes people over times, and keeps the officer's changes to that. */
export function useGivenTimes(people: People, times: readonly Availability[]) {
  const [moves, setMoves] = useState<readonly Move[]>([])
  const first = giveTimes(
    people.map(({ applicationId }) => applicationId),
    times,
  )
  const given = moves.reduce((before, move) => moveTo(before, move, times), first)
  return {
    given,
    /** As the call takes them, without people who have no seat. */
    places: [...given].flatMap(([applicationId, availabilityId]) =>
      availabilityId === undefined ? [] : [{ applicationId, availabilityId }],
    ),
    isChanged: moves.length > 0,
    move: (move: Move) => setMoves((before) => [...before, move]),
  }
}
