import styles from '../forms/names.module.css'
import { PostedNewPassword } from '../forms/password/new-password-field.tsx'
import { fieldOf, PostForm } from '../forms/posted/post-form.tsx'
import type { Refused } from '../forms/posted/posted.ts'
import { useTexts } from '../texts/texts.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import { Consents, postedConsents } from './consents.tsx'
import { EmailField } from './email-field.tsx'
import { MeantAddress } from './meant-address.tsx'

export function CompanySignUp({ refused }: { refused: Refused | undefined }) {
  const t = useTexts('logins')
  const field = fieldOf(refused)
  const labels = {
    companyName: t('company.name'),
    name: t('company.person.name'),
    surname: t('company.person.surname'),
    email: t('label.email'),
    password: t('password'),
    termsAccepted: t('terms'),
    noticeRead: t('notice'),
  }
  return (
    <PostForm refused={refused} labels={labels} submit={t('signUp.submit')}>
      <TextInput {...field('companyName')} label={labels.companyName} autoComplete="organization" />
      <div className={styles.names}>
        <TextInput {...field('name')} label={labels.name} autoComplete="given-name" />
        <TextInput {...field('surname')} label={labels.surname} autoComplete="family-name" />
      </div>
      <EmailField {...field('email')} help={t('email.company.help')} />
      <MeantAddress refused={refused} />
      <PostedNewPassword {...field('password')} label={labels.password} />
      <Consents
        terms={{ ...postedConsents(refused, 'termsAccepted'), text: t('terms.company') }}
        notice={{ ...postedConsents(refused, 'noticeRead'), text: t('notice.company') }}
      />
    </PostForm>
  )
}
