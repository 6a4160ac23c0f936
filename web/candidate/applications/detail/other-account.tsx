import { useState } from 'react'
import { namesSomebodyElse } from '#platform/text/is-same-person.ts'
import { AskForm } from '#web/forms/ask-form.tsx'
import { useAskForm } from '#web/forms/use-ask-form.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { IbanField } from '../../profile/iban-field.tsx'

/** A notice, while the owner's name is typed, that another person's account is checked before a payment. */
export function OtherOwner({ owner }: { owner: string }) {
  const t = useTexts('student_apps')
  if (!namesSomebodyElse(owner, useMe().fullname)) return null
  return (
    <Notice tone="warning" live title={t('bank.otherOwner')}>
      {t('bank.otherOwner.detail')}
    </Notice>
  )
}

interface Given {
  readonly bank?: { readonly iban: string; readonly owner: string }
  readonly keep?: boolean
}

export type Give = (given: Given) => Promise<unknown>

const loadSchema = () => import('./schemas.ts').then(({ OtherBank }) => OtherBank)

/** The form for an account other than the profile's. */
export function OtherAccount({ give }: { give: Give }) {
  const t = useTexts('student_apps')
  const { fullname } = useMe()
  const [iban, setIban] = useState('')
  const [owner, setOwner] = useState(fullname)
  const form = useAskForm(loadSchema, 'Candidate', ({ keep, ...bank }) => give({ bank, keep }))
  return (
    <AskForm form={form} submit={t('bank.give')}>
      <IbanField {...form.field('iban')} value={iban} onChange={setIban} />
      <TextInput
        {...form.field('owner')}
        label={t('bank.owner')}
        autoComplete="name"
        defaultValue={fullname}
        onChange={({ target }) => setOwner(target.value)}
      />
      <OtherOwner owner={owner} />
      <Checkbox {...form.field('keep')} label={t('bank.keep')} />
    </AskForm>
  )
}
