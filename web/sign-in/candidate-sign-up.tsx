import styles from '../forms/names.module.css'
import { PostedNewPassword } from '../forms/password/new-password-field.tsx'
import { fieldOf, PostForm } from '../forms/posted/post-form.tsx'
import type { Refused } from '../forms/posted/posted.ts'
import { useTexts } from '../texts/texts.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import { Consents, postedConsents } from './consents.tsx'
import { EmailField } from './email-field.tsx'
import { MeantAddress } from './meant-address.tsx'

interface CandidateSignUpProps {
  readonly refused: Refused | undefined
  /** What the invitation of an organization says of them; its address is the one that they show to be theirs. */
  readonly known?: { readonly name: string; readonly surname: string; readonly email: string } | null
}

export function CandidateSignUp({ refused, known }: CandidateSignUpProps) {
  const t = useTexts('logins')
  const values = { ...known, ...refused?.values }
  const field = fieldOf({ errors: [], problem: undefined, ...refused, values })
  const labels = {
    name: t('name'),
    surname: t('surname'),
    email: t('label.email'),
    password: t('password'),
    termsAccepted: t('terms'),
    noticeRead: t('notice'),
  }
  return (
    <PostForm refused={refused} labels={labels} submit={t('signUp.submit')}>
      <div className={styles.names}>
        <TextInput {...field('name')} label={labels.name} autoComplete="given-name" />
        <TextInput {...field('surname')} label={labels.surname} autoComplete="family-name" />
      </div>
      <EmailField
        {...field('email')}
        readOnly={known != null}
        help={known ? t('email.invited.help') : t('email.candidate.help')}
      />
      <MeantAddress refused={refused} />
      <PostedNewPassword {...field('password')} label={labels.password} />
      <Consents
        terms={{ ...postedConsents(refused, 'termsAccepted'), text: t('terms.candidate') }}
        notice={{ ...postedConsents(refused, 'noticeRead'), text: t('notice.candidate') }}
      />
    </PostForm>
  )
}
