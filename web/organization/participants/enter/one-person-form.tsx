import { useState } from 'react'
import type { Output } from '#contract/call.ts'
import { enterParticipants } from '#contract/participants/enter-participants.ts'
import { AskForm } from '#web/forms/ask-form.tsx'
import { useAskForm } from '#web/forms/use-ask-form.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { invalidate } from '#web/queries/invalidate.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import styles from '../../review/entries/entries.module.css'
import { GroundFields, useGround } from '../../review/entries/ground-fields.tsx'
import type { whoTakesPart } from '../../who-takes-part.ts'
import type { FormIds } from './asking.ts'
import { Namesakes } from './namesakes.tsx'

const loadSchema = () => import('./schemas.ts').then(({ OnePerson }) => OnePerson)

type Answer = Output<typeof enterParticipants>

interface OnePersonFormProps {
  readonly ids: FormIds
  readonly who: ReturnType<typeof whoTakesPart>
  readonly onDone: (answer: Answer) => void
}

/** One person who takes part already, under the rules of a whole file. */
export function OnePersonForm({ ids, who, onDone }: OnePersonFormProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const ground = useGround()
  const [named, setNamed] = useState('')
  const [refused, setRefused] = useState<Answer['refused']>([])
  const form = useAskForm(loadSchema, 'Company', async ({ iban, owner, ...person }) => {
    const chosen = ground.chosen()
    if (!chosen) return
    const bank = iban === null ? null : { iban, ...(owner !== null && { owner }) }
    const answer = await askInBrowser(enterParticipants, { ...ids, candidates: [{ ...person, bank }], ...chosen })
    setRefused(answer.refused)
    if (answer.changed === 0) return
    await invalidate('participants', 'receivedApplications', 'payments', 'subscription')
    onDone(answer)
  })
  const asksForNamesakes = {
    onBlur: () => setNamed(`${form.value('name').trim()} ${form.value('surname').trim()}`.trim()),
  }
  return (
    <AskForm form={form} submit={t('scholars.one.submit')}>
      {refused.map(({ reason }) => (
        <Notice key={reason} tone="danger" live>
          {t('scholars.refused', { reason })}
        </Notice>
      ))}
      <div className={styles.fields}>
        <TextInput
          {...form.field('name')}
          {...asksForNamesakes}
          label={t('entries.field', { field: 'name' })}
          autoComplete="off"
        />
        <TextInput
          {...form.field('surname')}
          {...asksForNamesakes}
          label={t('entries.field', { field: 'surname' })}
          autoComplete="off"
        />
        <TextInput
          {...form.field('email')}
          label={t('entries.field', { field: 'email' })}
          type="email"
          autoComplete="off"
          optional
        />
        <TextInput
          {...form.field('phone')}
          label={t('entries.field', { field: 'phone' })}
          type="tel"
          autoComplete="off"
          optional
        />
        <TextInput {...form.field('iban')} label={t('scholars.field', { field: 'iban' })} autoComplete="off" optional />
        <TextInput
          {...form.field('owner')}
          label={t('scholars.field', { field: 'accountHolder' })}
          autoComplete="off"
          optional
        />
      </div>
      <Namesakes ids={ids} who={who} name={named} />
      <GroundFields {...ground} />
    </AskForm>
  )
}
