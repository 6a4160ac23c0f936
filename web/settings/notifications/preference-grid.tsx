import { Check, TriangleAlert } from 'lucide-react'
import type { Channels } from '#contract/notifications.ts'
import { usePlace } from '../../place.tsx'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './preference-grid.module.css'
import { type Channel, type Saving, usePreferences } from './use-preferences.ts'

interface PreferenceGridProps<News extends string> {
  /** The query key of the preferences */
  readonly answer: readonly unknown[]
  readonly preferences: NoInfer<Readonly<Record<News, Channels>>>
  readonly save: (change: Partial<Record<News, Channels>>) => Promise<unknown>
  /** The current kinds of notifications; stored preferences may have more */
  readonly news: Readonly<Record<News, { readonly title: string; readonly detail: string }>>
}

const allChannels = ['inApp', 'email', 'sms'] as const satisfies readonly Channel[]

/** A table, on narrow screens a card for each kind of notification. */
export function PreferenceGrid<News extends string>({ answer, preferences, save, news }: PreferenceGridProps<News>) {
  const t = useTexts('common')
  const { gsmVerified } = useMe()
  const { smsOn } = usePlace()
  const channels = allChannels.filter((channel) => smsOn || channel !== 'sms')
  const { choose, last } = usePreferences(answer, save)
  const kinds = Object.keys(news) as News[]
  const channelNames = {
    inApp: t('settings.notifications.inApp'),
    email: t('settings.notifications.email'),
    sms: t('settings.notifications.sms'),
  }

  const switchOf = (kind: News, channel: Channel) => ({
    checked: preferences[kind][channel],
    disabled: channel === 'sms' && !gsmVerified,
    onChange: () => choose({ news: kind, channel, on: !preferences[kind][channel] }),
  })
  const heading = (kind: News) => (
    <>
      <span className={styles.title}>
        {news[kind].title}
        <State of={last?.news === kind ? last : undefined} />
      </span>
      <span className={styles.detail}>{news[kind].detail}</span>
    </>
  )
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {last?.state === 'saved' &&
            t('settings.notifications.saved.which', {
              news: news[last.news].title,
              channel: channelNames[last.channel],
            })}
        </span>
      </VisuallyHidden>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{t('settings.notifications.title')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('settings.notifications.news')}</th>
            {channels.map((channel) => (
              <th key={channel} scope="col">
                {channelNames[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{heading(kind)}</th>
              {channels.map((channel) => (
                <td key={channel}>
                  <Switch
                    {...switchOf(kind, channel)}
                    label={
                      <VisuallyHidden>
                        {t('settings.notifications.switch', { news: news[kind].title, channel: channelNames[channel] })}
                      </VisuallyHidden>
                    }
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.cards}>
        {kinds.map((kind) => (
          <fieldset key={kind}>
            <legend>{heading(kind)}</legend>
            {channels.map((channel) => (
              <Switch key={channel} {...switchOf(kind, channel)} label={channelNames[channel]} />
            ))}
          </fieldset>
        ))}
      </div>
    </>
  )
}

/** Shows beside a choice whether it was saved; a failure is also told in the error dialog. */
function State<News extends string>({ of }: { of: Saving<News> | undefined }) {
  const t = useTexts('common')
  if (of?.state === 'saving') return <span className={styles.state}>{t('ui.saving')}</span>
  if (of?.state === 'saved')
    return (
      <span className={styles.saved}>
        <Check aria-hidden />
        {t('ui.saved')}
      </span>
    )
  if (of?.state === 'failed')
    return (
      <span className={styles.failed}>
        <TriangleAlert aria-hidden />
        {t('ui.notSaved')}
      </span>
    )
  return null
}
