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

interface CandidateSignUpProps {
  /** What the invitation of an organization says of them; its address is the one that they show to be theirs. */
  readonly known?: { readonly name: string; readonly surname: string; readonly email: string } | null
}

export function CandidateSignUp({ known }: CandidateSignUpProps) {
  const t = useTexts('logins')
  const signUp = useSignUp()
  const form = useAskForm(schema, 'Candidate', (values) =>
    signUp(values.email, (way) => askInBrowser(signUpCandidate, { ...values, ...way })),
  )
  return (
    <AskForm form={form} submit={t('signUp.submit')}>
      <div className={styles.names}>
        <TextInput {...form.field('name')} label={t('name')} autoComplete="given-name" defaultValue={known?.name} />
        <TextInput
          {...form.field('surname')}
          label={t('surname')}
          autoComplete="family-name"
          defaultValue={known?.surname}
        />
      </div>
      <EmailField
        {...form.field('email')}
        defaultValue={known?.email}
        readOnly={known != null}
        help={known ? t('email.invited.help') : t('email.candidate.help')}
      />
      <NewPasswordField {...form.field('password')} value={form.value('password')} label={t('password')} />
      <Consents
        terms={{ ...form.field('termsAccepted'), text: t('terms.candidate') }}
        notice={{ ...form.field('noticeRead'), text: t('notice.candidate') }}
      />
    </AskForm>
  )
}
