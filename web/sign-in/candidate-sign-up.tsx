import { signUpCandidate } from '#contract/accounts.ts'
import { askInBrowser } from '../browser.ts'
import { useTexts } from '../texts.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { AskForm } from './ask-form.tsx'
import { Consents } from './consents.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import styles from './sign-up.module.css'
import { useAskForm } from './use-ask-form.ts'
import { useSignUp } from './use-sign-up.ts'

export function CandidateSignUp() {
  const t = useTexts('logins')
  const signUp = useSignUp()
  const asked = useAskForm(signUpCandidate.body, 'Candidate', (values) =>
    signUp(values.email, () => askInBrowser(signUpCandidate, values)),
  )
  return (
    <AskForm asked={asked} submit={t('signUp.submit')}>
      <div className={styles.names}>
        <TextInput {...asked.field('name')} label={t('name')} autoComplete="given-name" />
        <TextInput {...asked.field('surname')} label={t('surname')} autoComplete="family-name" />
      </div>
      <TextInput
        {...asked.field('email')}
        type="email"
        label={t('email')}
        help={t('email.candidate.help')}
        autoComplete="username"
        inputMode="email"
      />
      <NewPasswordField {...asked.field('password')} value={asked.form.watch('password') ?? ''} label={t('password')} />
      <Consents
        terms={{ ...asked.field('termsAccepted'), text: t('terms.candidate') }}
        notice={{ ...asked.field('noticeRead'), text: t('notice.candidate') }}
      />
    </AskForm>
  )
}
