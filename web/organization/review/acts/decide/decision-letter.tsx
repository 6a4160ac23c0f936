import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Output } from '#contract/call.ts'
import type { Channel } from '#contract/mailings/mailings.ts'
import type { decideWithLetter } from '#contract/results/deciding-with-letter.ts'
import { listResultGroups } from '#contract/results/publishing.ts'
import type { Decision } from '#contract/results/result-states.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { LoadingBlock } from '#web/ui/feedback/skeleton.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import styles from '../../../desk/acts/act-dialog.module.css'
import { Oddities } from '../../../desk/acts/oddities.tsx'
import { Refusals } from '../../../desk/acts/refusals.tsx'
import { Channels } from '../../../desk/message/channels.tsx'
import { LazyDateTimePicker } from '../../../lazy-date-pickers.tsx'
import { MessageTextFields } from '../../../message-texts/message-text-fields.tsx'
import { isSendable, textsAsWritten, type WrittenTexts, writtenTexts } from '../../../message-texts/written-texts.ts'

interface Letter {
  readonly texts: WrittenTexts
  readonly channels: readonly Channel[]
  readonly acceptBy: string | null
}

/** The debounce of the preview, in milliseconds. */
const pause = 600

/** The letter of a decision: starts with the last one to such a group. */
export function useDecisionLetter(formId: string, decision: Decision | undefined) {
  const { myId: companyId } = useMe()
  const { data } = useQuery({
    queryKey: [listResultGroups.path, { companyId, formId }],
    queryFn: () => askInBrowser(listResultGroups, { companyId, formId }),
    enabled: decision !== undefined,
  })
  const [changed, setChanged] = useState<Partial<Record<Decision, Letter>>>({})
  const group = data?.groups.find((one) => one.decision === decision && one.viewId === null)
  const first: Letter | undefined = group && {
    texts: textsAsWritten(group.letter.texts),
    channels: group.letter.channels,
    acceptBy: null,
  }
  const letter = decision && (changed[decision] ?? first)
  const looked = useSettled(letter, pause)
  const asksDay = decision === 'Approved' && data?.asksAcceptance === true
  return {
    letter,
    asksDay,
    isWhole:
      letter !== undefined &&
      isSendable(letter.texts, letter.channels.includes('sms')) &&
      (!asksDay || letter.acceptBy !== null),
    isChanged: decision !== undefined && changed[decision] !== undefined,
    asked: letter && askedOf(letter),
    /** The debounced letter */
    tried: looked && askedOf(looked),
    change: (next: Letter) => decision && setChanged({ ...changed, [decision]: next }),
  }
}

const askedOf = ({ texts, channels, acceptBy }: Letter) => ({
  texts: writtenTexts(texts) as Required<ReturnType<typeof writtenTexts>>,
  channels: [...channels],
  acceptBy,
})

/** Debounces a value; the first one passes at once. */
function useSettled<Value>(value: Value | undefined, after: number): Value | undefined {
  const [settled, setSettled] = useState(value)
  const key = JSON.stringify(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the value, which is made anew each time.
  useEffect(() => {
    if (settled === undefined) return setSettled(value)
    const timer = setTimeout(() => setSettled(value), after)
    return () => clearTimeout(timer)
  }, [key])
  return settled
}

interface DecisionLetterProps {
  readonly letter: ReturnType<typeof useDecisionLetter>
  readonly outcome: Output<typeof decideWithLetter> | undefined
}

/** The recipients, the letter as one of them reads it, and the fields to edit it. */
export function DecisionLetter({ letter: { letter, asksDay, change }, outcome }: DecisionLetterProps) {
  const t = useTexts('org_candidate_list_and_detail')
  if (!letter) return <LoadingBlock />
  const sample = outcome?.samples[0]
  const names = outcome?.names ?? []
  return (
    <Stack gap={4}>
      {asksDay && (
        <LazyDateTimePicker
          label={t('results.acceptBy')}
          help={t('results.acceptBy.help')}
          value={letter.acceptBy}
          onChange={(acceptBy) => change({ ...letter, acceptBy })}
        />
      )}
      {outcome && outcome.changed > 0 && (
        <div className={styles.asked}>
          <p>{t('decide.names', { count: outcome.changed })}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keyboard. */}
          <p className={styles.names} tabIndex={0}>
            {t('refusal.names', {
              names: names.map(({ name }) => name).join(', '),
              more: outcome.changed - names.length,
            })}
          </p>
        </div>
      )}
      {sample && (
        <div className={styles.asked} lang={sample.language}>
          <p>{t('results.check.sample', { name: sample.name })}</p>
          <strong>{sample.subject}</strong>
          <p className={styles.words}>{sample.text}</p>
        </div>
      )}
      <details>
        <summary>{t('decide.edit')}</summary>
        <Stack gap={4}>
          <MessageTextFields
            texts={letter.texts}
            onChange={(texts) => change({ ...letter, texts })}
            hasSms={letter.channels.includes('sms')}
          />
          <Channels
            channels={[...letter.channels]}
            onChange={(channels) => change({ ...letter, channels })}
            reached={undefined}
            unreached={undefined}
          />
        </Stack>
      </details>
      {outcome && <Oddities oddities={outcome.oddities} />}
      {outcome && outcome.unreached.length > 0 && (
        <div>
          <p className={styles.quiet}>{t('results.check.unreached')}</p>
          <Refusals refused={outcome.unreached} />
        </div>
      )}
      {outcome && outcome.credits > outcome.creditsLeft && (
        <Notice tone="danger" title={t('results.check.noCredit')}>
          {t('results.check.noCredit.detail', { needed: outcome.credits, left: outcome.creditsLeft })}
        </Notice>
      )}
    </Stack>
  )
}
