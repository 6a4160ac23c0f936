import { type FormEvent, useId, useState } from 'react'
import type { FieldError } from '#contract/problems.ts'
import { fieldErrors } from '#platform/text/field-errors.ts'
import { useFieldWords } from '../../forms/use-field-words.ts'
import { kindOf } from '../../session/account-kind.ts'
import type { SignedIn } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Renewal } from './renewal.ts'
import { useRenewal } from './use-renewal.ts'

/** Blocks the page until the password is renewed; it cannot be closed. */
export default function RenewalModal({ who }: { who: SignedIn }) {
  const t = useTexts('logins')
  const words = useFieldWords(kindOf(who))
  const renew = useRenewal(who)
  const [mistakes, setMistakes] = useState<Readonly<Record<string, string>>>({})
  const [sending, setSending] = useState(false)
  const formId = useId()

  const tell = (errors: readonly FieldError[]) =>
    setMistakes(Object.fromEntries(errors.map(({ field, message }) => [field, message])))

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const parsed = Renewal.safeParse(Object.fromEntries(new FormData(form)))
    tell(fieldErrors(parsed.error?.issues ?? [], words))
    if (!parsed.success) return
    setSending(true)
    const refused = await renew(parsed.data)
    setSending(false)
    tell(refused)
    if (refused.length === 0) form.reset()
  }

  const field = (name: string, label: string, autoComplete: string) => (
    <TextInput type="password" name={name} label={label} autoComplete={autoComplete} error={mistakes[name]} />
  )
  return (
    <Dialog
      open
      width={580}
      title={t('renewal.title')}
      footer={
        <Button type="submit" form={formId} variant="primary" loading={sending}>
          {t('reset.submit')}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap={5}>
          <p>{t('renewal.lead')}</p>
          {/* Tells password managers which account the password belongs to. */}
          <input type="email" autoComplete="username" value={who.email} readOnly hidden />
          {field('currentPassword', t('renewal.currentPassword'), 'current-password')}
          {field('newPassword', t('label.newPassword'), 'new-password')}
          {field('repeatPassword', t('label.newPasswordAgain'), 'new-password')}
        </Stack>
      </form>
    </Dialog>
  )
}
