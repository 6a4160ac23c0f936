import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type AccountKind, changePassword } from '#contract/accounts/accounts.ts'
import { AskForm } from '../forms/ask-form.tsx'
import { NewPasswordFields } from '../forms/new-password-fields.tsx'
import { useAskForm } from '../forms/use-ask-form.ts'
import { PageHead } from '../page/page-head.tsx'
import { askInBrowser } from '../queries/ask-in-browser.ts'
import { addresses } from '../session/account-kind.ts'
import { keepingWayBack } from '../session/way-back.ts'
import { useTexts } from '../texts/texts.tsx'
import { ButtonLink } from '../ui/actions/button.tsx'
import { Cluster } from '../ui/layout/layout.tsx'
import { Column } from './column.tsx'

const passwordChoice = async () => (await import('./schemas.ts')).PasswordChoice

/** The page that the link in the e-mail opens. */
export default function ResetPage() {
  const t = useTexts('logins')
  const [search] = useSearchParams()
  const [changedFor, setChangedFor] = useState<AccountKind>()
  const token = search.get('token')
  return (
    <>
      <PageHead title={`${t('reset.title')} · Köprü`} />
      {changedFor ? (
        <Column
          title={t('reset.done.title')}
          lead={t(changedFor === 'Company' ? 'reset.done.company' : 'reset.done.detail')}
          arrived
        >
          <ButtonLink to={keepingWayBack(addresses[changedFor].signIn, search)} variant="primary" size="large" wide>
            {t('signIn.submit')}
          </ButtonLink>
        </Column>
      ) : token ? (
        <ChoosePassword token={token} onChange={setChangedFor} />
      ) : (
        <Column title={t('reset.noLink.title')} lead={t('reset.noLink.detail')}>
          <NewLinks />
        </Column>
      )}
    </>
  )
}

function ChoosePassword({ token, onChange }: { token: string; onChange: (kind: AccountKind) => void }) {
  const t = useTexts('logins')
  const form = useAskForm(passwordChoice, 'Candidate', async ({ newPassword }) =>
    onChange((await askInBrowser(changePassword, { token, newPassword })).kind),
  )
  const isSpent = form.failed?.problem?.code === 'accounts.wrongLink'
  return (
    <Column title={t('reset.title')} lead={t('reset.lead')}>
      <AskForm form={form} submit={t('reset.submit')}>
        {isSpent && <NewLinks />}
        <NewPasswordFields form={form} />
      </AskForm>
    </Column>
  )
}

/** Offers new links for both kinds of account, because a spent link does not say whose it was. */
function NewLinks() {
  const t = useTexts('logins')
  const [search] = useSearchParams()
  return (
    <Cluster>
      <ButtonLink to={keepingWayBack(addresses.Candidate.forgot, search)}>{t('reset.newLink.candidate')}</ButtonLink>
      <ButtonLink to={keepingWayBack(addresses.Company.forgot, search)}>{t('reset.newLink.company')}</ButtonLink>
    </Cluster>
  )
}
