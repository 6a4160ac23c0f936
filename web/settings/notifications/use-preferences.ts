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

/** Shows a choice at once, saves it, and takes it back if that fails. */
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

  const { mutate } = useMutation({
    // Saves run one after the other: each replaces a whole kind of news, so the last choice must arrive last.
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
