import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Channels } from '#contract/notifications.ts'
import { useAct } from '../../forms/use-act.ts'

export type Channel = keyof Channels

export interface Choice<News extends string> {
  readonly news: News
  readonly channel: Channel
  readonly on: boolean
}

interface Kept<News extends string> {
  readonly preferences: Readonly<Record<News, Channels>>
}

export interface Saving<News extends string> extends Choice<News> {
  readonly state: 'saving' | 'saved' | 'failed'
}

/** Saves a choice optimistically, and rolls it back on failure. */
export function usePreferences<News extends string>(
  answer: readonly unknown[],
  save: (change: Partial<Record<News, Channels>>) => Promise<unknown>,
) {
  const answers = useQueryClient()
  const [last, setLast] = useState<Saving<News>>()

  const kept = () => answers.getQueryData<Kept<News>>(answer)?.preferences as Kept<News>['preferences']
  const show = ({ news, channel, on }: Choice<News>) => {
    const preferences = { ...kept(), [news]: { ...kept()[news], [channel]: on } }
    answers.setQueryData(answer, { preferences })
  }
  const become = (choice: Choice<News>, state: Saving<News>['state']) =>
    // Only the latest choice's state is shown, unless an earlier one failed.
    setLast((now) => (now === undefined || isSame(now, choice) || state === 'failed' ? { ...choice, state } : now))

  // The state beside the choice shows the result.
  const { act } = useAct()
  // Saves run one at a time: each replaces a whole kind, so the last choice must arrive last.
  const before = useRef<Promise<unknown>>(Promise.resolve())

  function choose(choice: Choice<News>) {
    setLast({ ...choice, state: 'saving' })
    show(choice)
    const ready = Promise.allSettled([before.current, answers.cancelQueries({ queryKey: answer })])
    before.current = ready.then(() => send(choice))
  }

  async function send(choice: Choice<News>) {
    const { news } = choice
    const isSaved = await act(() => save({ [news]: kept()[news] } as Partial<Record<News, Channels>>))
    if (!isSaved) show({ ...choice, on: !choice.on })
    become(choice, isSaved ? 'saved' : 'failed')
  }

  return { choose, last }
}

const isSame = <News extends string>(one: Choice<News>, other: Choice<News>) =>
  one.news === other.news && one.channel === other.channel && one.on === other.on
