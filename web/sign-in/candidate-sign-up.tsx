import { signUpCandidate } from '#contract/accounts/accounts.ts'
import { AskForm } from '../forms/ask-form.tsx'
import styles from '../forms/names.module.css'
import { NewPasswordField } from '../forms/new-password-field.tsx'
import { useAskForm } from '../forms/use-ask-form.ts'
import { askInBrowser } from '../queries/ask-in-browser.ts'
import { useTexts } from '../texts/texts.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import { Consents } from './consents.tsx'
import { EmailField } from './email-field.tsx'
import { useSignUp } from './use-sign-up.ts'

const schema = async () => (await import('./schemas.ts')).CandidateSignUp

export function CandidateSignUp() {
  const t = useTexts('logins')
  const signUp = useSignUp()
  const asked = useAskForm(schema, 'Candidate', (values) =>
    signUp(values.email, (way) => askInBrowser(signUpCandidate, { ...values, ...way })),
  )
  return (
    <AskForm asked={asked} submit={t('signUp.submit')}>
      <div className={styles.names}>
        <TextInput {...asked.field('name')} label={t('name')} autoComplete="given-name" />
        <TextInput {...asked.field('surname')} label={t('surname')} autoComplete="family-name" />
      </div>
      <EmailField {...asked.field('email')} help={t('email.candidate.help')} />
      <NewPasswordField {...asked.field('password')} value={asked.value('password')} label={t('password')} />
      <Consents
        terms={{ ...asked.field('termsAccepted'), text: t('terms.candidate') }}
        notice={{ ...asked.field('noticeRead'), text: t('notice.candidate') }}
      />
    </AskForm>
  )
}
