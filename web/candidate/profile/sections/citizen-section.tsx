import { useState } from 'react'
import { removeCitizen, saveCitizen } from '#contract/candidates/candidate-profile.ts'
import { formatDate } from '#platform/text/dates.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { NumberField } from '../../../forms/number-field.tsx'
import { usePageForm } from '../../../forms/use-page-form.ts'
import { useLanguage } from '../../../place.tsx'
import { useMe } from '../../../session/store.ts'
import { profile, useSaving } from '../own-profile.ts'
import { PartForm } from '../part-form.tsx'
import { type SealedForm, SealedValue } from '../sealed-value.tsx'
import type { SectionProps } from '../section-props.ts'

const schema = async () => (await import('../schemas.ts')).Citizen

/** The citizen number: entered once, and never shown in full again. */
export function CitizenSection({ onSaved }: SectionProps) {
  const t = useTexts('student_dashboard')
  const language = useLanguage()
  const { myId: candidateId } = useMe()
  const read = profile(candidateId)
  const known = useAnswer(read)
  const save = useSaving()
  const { citizen } = known
  return (
    <SealedValue
      part="citizen"
      why={t('citizen.why')}
      label={t('citizen.now')}
      value={citizen?.masked}
      note={citizen && t('citizen.checked', { day: formatDate(citizen.checkedAt, language), by: citizen.checkedBy })}
      badge={citizen?.checkedBy === 'service' && <Badge tone="success">{t('citizen.verified')}</Badge>}
      removal={{ title: t('citizen.remove.title'), detail: t('citizen.remove.detail') }}
      onRemove={async () => {
        await save(askInBrowser(removeCitizen, { candidateId }), read, () => ({ ...known, citizen: null }))
        onSaved?.()
      }}
    >
      {({ onDone, onCancel }) => (
        <CitizenForm
          onCancel={onCancel}
          onDone={() => {
            onDone()
            onSaved?.()
          }}
        />
      )}
    </SealedValue>
  )
}

const nothing: { tckn: string; birthYear?: number | undefined } = { tckn: '' }

function CitizenForm({ onDone, onCancel }: SealedForm) {
  const t = useTexts('student_dashboard')
  const { myId: candidateId } = useMe()
  const read = profile(candidateId)
  const known = useAnswer(read)
  const save = useSaving()
  const [before] = useState({ masked: known.citizen?.masked ?? null })
  const form = usePageForm({
    saved: nothing,
    load: schema,
    part: 'citizen',
    async save(given, was) {
      const asking = askInBrowser(saveCitizen, { candidateId, ...given, was: was && before })
      await save(asking, read, (citizen) => ({ ...known, citizen }))
      onDone()
      return nothing
    },
  })
  const { values, set, field, errors } = form
  // Only asked for if the national service needs it and the profile lacks it.
  const wantsYear = values.birthYear !== undefined || errors.some((error) => error.field === 'birthYear')
  return (
    <PartForm form={form} onCancel={onCancel}>
      <TextInput
        {...field('tckn')}
        label={t('citizen.tckn')}
        help={t('citizen.tckn.help')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={11}
        value={values.tckn}
        onChange={(event) => set({ tckn: event.currentTarget.value.replace(/\D/g, '') })}
      />
      {wantsYear && (
        <NumberField
          {...field('birthYear')}
          label={t('citizen.birthYear')}
          value={values.birthYear ?? null}
          onChange={(birthYear) => set({ birthYear: birthYear ?? undefined })}
        />
      )}
    </PartForm>
  )
}
