import { useId } from 'react'
import type { Output } from '#contract/call.ts'
import type { Channel, sendMessages, Unreached } from '#contract/mailings/mailings.ts'
import { usePlace } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import styles from './message.module.css'

interface ChannelsProps {
  readonly channels: readonly Channel[]
  readonly onChange: (channels: readonly Channel[]) => void
  readonly reached: Output<typeof sendMessages>['reached'] | undefined
  readonly unreached: readonly Unreached[] | undefined
}

const known = ['inApp', 'email', 'sms'] as const

/** The channels of a message, with their cost and the people whom each does not reach. */
export function Channels({ channels, onChange, reached, unreached = [] }: ChannelsProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const id = useId()
  const { smsOn } = usePlace()
  const all = known.filter((channel) => smsOn || channel !== 'sms')
  const toggle = (channel: Channel, isOn: boolean) =>
    onChange(all.filter((one) => (one === channel ? isOn : channels.includes(one))))
  return (
    <fieldset className={styles.channels} aria-labelledby={id}>
      <legend id={id}>{t('message.channels')}</legend>
      {all.map((channel) => {
        const isOn = channels.includes(channel)
        const missed = unreached.filter((one) => one.channel === channel)
        return (
          <div key={channel}>
            <Checkbox
              label={t('message.channel', { channel })}
              checked={isOn}
              // At least one channel is required.
              disabled={isOn && channels.length === 1}
              help={
                isOn && reached && channel !== 'inApp'
                  ? t('message.channel.cost', { count: reached[channel] })
                  : t('message.channel.help', { channel })
              }
              onChange={({ currentTarget }) => toggle(channel, currentTarget.checked)}
            />
            {isOn && missed.length > 0 && (
              <ul className={styles.missed}>
                {missed.map(({ reason, count, sample }) => (
                  <li key={reason}>
                    {t('refusal', { reason, count })}:{' '}
                    <span>
                      {t('refusal.names', {
                        names: sample.map(({ name }) => name).join(', '),
                        more: count - sample.length,
                      })}
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
