import { useState } from 'react'
import { deleteCandidateAccount } from '#contract/accounts/candidate-settings.ts'
import { AskForm } from '../forms/ask-form.tsx'
import { useAskForm } from '../forms/use-ask-form.ts'
import { askInBrowser } from '../queries/ask-in-browser.ts'
import { useAnswer } from '../queries/page-queries.ts'
import { useMe } from '../session/store.ts'
import { useTexts } from '../texts/texts.tsx'
import { Checkbox } from '../ui/fields/checkbox.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx'
import { besideField } from './beside-field.ts'
import styles from './delete-form.module.css'
import { kindOfPlaces } from './kind-of-places.ts'
import { useMoneyText } from './money-text.ts'
import { contact, leaving } from './own-calls.ts'
import { useFarewell } from './use-farewell.ts'

export function DeleteForm() {
  const t = useTexts('student_settings')
  const { email, myId: candidateId } = useMe()
  const { hasPassword } = useAnswer(contact)
  const { confirm, dialog } = useLastQuestion()
  const leave = useFarewell()
  const confirmation = async () => (await import('./schemas.ts')).deletionOf(email, hasPassword)
  const form = useAskForm(confirmation, 'Candidate', async (values) => {
    if (!(await confirm())) return
    await besideField('accounts.wrongPassword', 'pwd', askInBrowser(deleteCandidateAccount, { candidateId, ...values }))
    await leave()
  })
  return (
    <section className={styles.form}>
      <h2>{t('delete.form.title')}</h2>
      <AskForm form={form} submit={t('delete.submit')} variant="danger">
        <TextInput
          {...form.field('email')}
          type="email"
          label={t('delete.email')}
          help={t('delete.email.help', { email })}
          autoComplete="off"
          inputMode="email"
        />
        {hasPassword && (
          <TextInput
            {...form.field('pwd')}
            type="password"
            label={t('delete.password')}
            autoComplete="current-password"
          />
        )}
        <Checkbox {...form.field('isConfirm')} label={t('delete.understood')} />
      </AskForm>
      {dialog}
    </section>
  )
}

/** Asks for a last confirmation once the form is valid. */
function useLastQuestion() {
  const t = useTexts('student_settings')
  const { email, myId } = useMe()
  const { places } = useAnswer(leaving(myId))
  const sumsText = useMoneyText()
  const [answer, setAnswer] = useState<(isYes: boolean) => void>()
  const confirm = () => new Promise<boolean>((resolve) => setAnswer(() => resolve))
  const say = (isYes: boolean) => {
    answer?.(isYes)
    setAnswer(undefined)
  }
  const lost = {
    email,
    kind: kindOfPlaces(places),
    payments: places.reduce((sum, { payments }) => sum + payments, 0),
    sums: sumsText(places.flatMap(({ sums }) => sums)),
  }
  const dialog = (
    <ConfirmDialog
      open={answer !== undefined}
      tone="danger"
      title={t('delete.confirm.title')}
      detail={places.length > 0 ? t('delete.confirm.lost', lost) : t('delete.confirm.detail', { email })}
      confirmText={t('delete.confirm.submit')}
      onConfirm={() => say(true)}
      onCancel={() => say(false)}
    />
  )
  return { confirm, dialog }
}
