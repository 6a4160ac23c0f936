import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Channels } from '#contract/notifications.ts'

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

/** The choice shows at once, is saved behind it, and goes back when it could not be. */
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
    // Of a choice that a later one has followed nothing is said any more, unless it failed.
    setLast((now) => (now === undefined || isSame(now, choice) || state === 'failed' ? { ...choice, state } : now))

  const { mutate } = useMutation({
    // One after the other: a kind of news is saved as a whole, and the last choice has to be the last to arrive.
    scope: { id: 'preferences' },
    networkMode: 'always',
    mutationFn: ({ news }: Choice<News>) => save({ [news]: kept()[news] } as Partial<Record<News, Channels>>),
    onMutate: async (choice) => {
      setLast({ ...choice, state: 'saving' })
      show(choice)
      await answers.cancelQueries({ queryKey: answer })
    },
    onSuccess: (_, choice) => become(choice, 'saved'),
    onError: (_, choice) => {
      show({ ...choice, on: !choice.on })
      become(choice, 'failed')
    },
  })
  return { choose: mutate, last }
}

const isSame = <News extends string>(one: Choice<News>, other: Choice<News>) =>
  one.news === other.news && one.channel === other.channel && one.on === other.on
