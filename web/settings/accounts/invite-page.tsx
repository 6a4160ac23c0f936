import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Member } from '#contract/access.ts'
import { inviteCompanyAccount } from '#contract/companies/company-accounts.ts'
import styles from '../../forms/names.module.css'
import { useAskForm } from '../../forms/use-ask-form.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { invalidate } from '../../queries/invalidate.ts'
import { useTexts } from '../../texts/texts.tsx'
import { FormErrors } from '../../ui/fields/form-errors.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { besideField } from '../beside-field.ts'
import { Section } from '../section.tsx'
import { FormFoot } from './form-foot.tsx'
import { MemberFields } from './member-fields.tsx'
import { accountsAddress, fullName, useAccounts } from './use-accounts.ts'

export { clientMiddleware, middleware } from './require-changeable.ts'

const invitee = async () => (await import('../schemas.ts')).Invitee

export default function InvitePage() {
  const t = useTexts('org_settings')
  const { companyId, tell } = useAccounts()
  const navigate = useNavigate()
  // A new account begins without grants, because applications are confidential.
  const [member, setMember] = useState<Member>({ userType: 'Sub', permissions: {} })
  const form = useAskForm(invitee, 'Company', async (values) => {
    const asking = askInBrowser(inviteCompanyAccount, { companyId, ...values, ...member })
    const invited = await besideField('companyAccounts.alreadyHere', 'email', asking)
    await invalidate('companyAccounts')
    tell({
      tone: 'success',
      title: t('accounts.invited.title'),
      detail: t('accounts.invited.detail', { name: fullName(invited), email: invited.email }),
    })
    await navigate(accountsAddress)
  })
  return (
    <Section title={t('accounts.invite.title')} lead={t('accounts.invite.lead')}>
      <form {...form.form}>
        <Stack gap={8}>
          <FormErrors errors={form.errors} isMended={form.isMended} />
          <Stack gap={5}>
            <div className={styles.names}>
              <TextInput {...form.field('name')} label={t('accounts.name')} autoComplete="off" />
              <TextInput {...form.field('surname')} label={t('accounts.surname')} autoComplete="off" />
            </div>
            <TextInput
              {...form.field('email')}
              type="email"
              label={t('accounts.email')}
              help={t('accounts.email.help')}
              inputMode="email"
              autoComplete="off"
            />
          </Stack>
          <MemberFields member={member} onChange={setMember} />
          <FormFoot submit={t('accounts.invite.submit')} sending={form.sending} failed={form.failed} />
        </Stack>
      </form>
    </Section>
  )
}
