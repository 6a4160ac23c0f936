import { signUpCompany } from '#contract/accounts/accounts.ts'
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

const schema = async () => (await import('./schemas.ts')).CompanySignUp

export function CompanySignUp() {
  const t = useTexts('logins')
  const signUp = useSignUp()
  const form = useAskForm(schema, 'Company', (values) =>
    signUp(values.email, (way) => askInBrowser(signUpCompany, { ...values, ...way })),
  )
  return (
    <AskForm form={form} submit={t('signUp.submit')}>
      <TextInput {...form.field('companyName')} label={t('company.name')} autoComplete="organization" />
      <div className={styles.names}>
        <TextInput {...form.field('name')} label={t('company.person.name')} autoComplete="given-name" />
        <TextInput {...form.field('surname')} label={t('company.person.surname')} autoComplete="family-name" />
      </div>
      <EmailField {...form.field('email')} help={t('email.company.help')} />
      <NewPasswordField {...form.field('password')} value={form.value('password')} label={t('password')} />
      <Consents
        terms={{ ...form.field('termsAccepted'), text: t('terms.company') }}
        notice={{ ...form.field('noticeRead'), text: t('notice.company') }}
      />
    </AskForm>
  )
}
