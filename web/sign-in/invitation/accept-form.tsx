import type { Output } from '#contract/call.ts'
import { acceptInvitation, type readInvitation } from '#contract/companies/invitations.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { AskForm } from '#web/forms/ask-form.tsx'
import { EntryFailedNotice } from '#web/forms/entry-failed-notice.tsx'
import { NewPasswordField } from '#web/forms/password/new-password-field.tsx'
import { useAskForm } from '#web/forms/use-ask-form.ts'
import { useLanguage } from '#web/place.tsx'
import { summaryOf } from '#web/settings/accounts/grants.ts'
import { useGrantWords } from '#web/settings/accounts/use-grant-words.ts'
import styles from '../../forms/names.module.css'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { useTexts } from '../../texts/texts.tsx'
import { DescriptionList } from '../../ui/data/description-list.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { Column } from '../column.tsx'
import { Consents } from '../consents.tsx'
import { useEnter } from '../use-enter.ts'

const schema = async () => (await import('../schemas.ts')).Acceptance

type Invited = NonNullable<Output<typeof readInvitation>['invited']>

interface AcceptFormProps {
  readonly token: string
  readonly companyName: string
  readonly inviter: string
  readonly invited: Invited
}

/**
 * The form that accepts an invitation: who invites to what, and the fields of the new account. Leads to the dashboard.
 */
export function AcceptForm({ token, companyName, inviter, invited }: AcceptFormProps) {
  const t = useTexts('logins')
  const language = useLanguage()
  const enter = useEnter()
  const form = useAskForm(schema, 'Company', async (values) =>
    enter(await askInBrowser(acceptInvitation, { token, ...values }), new URLSearchParams()),
  )
  return (
    <Column
      title={t('invitation.title', { companyName })}
      lead={t('invitation.lead', { name: invited.name, inviter, companyName })}
    >
      <DescriptionList
        items={[
          { term: t('invitation.email'), detail: invited.email },
          { term: t('invitation.may'), detail: <Grants invited={invited} /> },
        ]}
      />
      <p>{t('invitation.until', { deadline: formatDateTime(invited.expiresAt, language) })}</p>
      {invited.needsSecondFactor && <p>{t('invitation.secondFactor')}</p>}
      <AskForm notice={EntryFailedNotice} form={form} submit={t('invitation.submit')}>
        <div className={styles.names}>
          <TextInput
            {...form.field('name')}
            label={t('invitation.name')}
            defaultValue={invited.name}
            autoComplete="given-name"
          />
          <TextInput
            {...form.field('surname')}
            label={t('invitation.surname')}
            defaultValue={invited.surname}
            autoComplete="family-name"
          />
        </div>
        {/* So that password managers know whose it is. */}
        <input type="email" hidden readOnly autoComplete="username" value={invited.email} />
        <NewPasswordField {...form.field('password')} value={form.value('password')} label={t('invitation.password')} />
        <Consents
          terms={{ ...form.field('termsAccepted'), text: t('terms.company') }}
          notice={{ ...form.field('noticeRead'), text: t('notice.company') }}
        />
      </AskForm>
    </Column>
  )
}

function Grants({ invited: { userType, permissions } }: { invited: Invited }) {
  const t = useTexts('logins')
  const words = useGrantWords()
  if (userType === 'Root') return t('invitation.may.all')
  const grants = summaryOf(permissions)
  if (grants.length === 0) return words.summary(permissions)
  return (
    <ul>
      {grants.map(({ of, level }) => (
        <li key={of}>{words.grant(of, words.said(level))}</li>
      ))}
    </ul>
  )
}
