import { useActionData, useSearchParams } from 'react-router'
import { type AccountKind, readPasswordLink } from '#contract/accounts/accounts.ts'
import { PostedNewPassword } from '../forms/password/new-password-field.tsx'
import { fieldOf, PostForm } from '../forms/posted/post-form.tsx'
import type { Refused } from '../forms/posted/posted.ts'
import type { PageHandle } from '../page/page-handle.ts'
import { PageHead } from '../page/page-head.tsx'
import { query } from '../queries/answers.ts'
import { freshBrowserLoader } from '../queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '../queries/page-queries.ts'
import { addresses } from '../session/account-kind.ts'
import { keepingWayBack } from '../session/way-back.ts'
import { useTexts } from '../texts/texts.tsx'
import { ButtonLink } from '../ui/actions/button.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import { Cluster } from '../ui/layout/layout.tsx'
import { Column } from './column.tsx'
import { resetAction } from './reset-action.ts'
import { tokenIn } from './reset-token.ts'

export const handle: PageHandle = { document: { seconds: 0, tags: [] } }
/** Not stored anywhere: the address holds the token. */
export const headers = () => ({ 'cache-control': 'no-store' })

const linkIn = (search: URLSearchParams) => query(readPasswordLink, { token: tokenIn(search) })

const queries: PageQueries = ({ search }) => (search.get('token') ? [linkIn(search)] : [])
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)
export const action = resetAction

/** The page that the link in the e-mail opens. */
export default function ResetPage() {
  const t = useTexts('logins')
  const [search] = useSearchParams()
  const answered = useActionData<typeof action>()
  return (
    <>
      <PageHead title={`${t('reset.title')} · Köprü`} />
      {answered && 'changedFor' in answered ? (
        <Changed kind={answered.changedFor} />
      ) : search.get('token') ? (
        <ByLink refused={answered} />
      ) : (
        <Column title={t('reset.noLink.title')} lead={t('reset.noLink.detail')}>
          <NewLinks />
        </Column>
      )}
    </>
  )
}

function Changed({ kind }: { kind: AccountKind }) {
  const t = useTexts('logins')
  const [search] = useSearchParams()
  return (
    <Column
      title={t('reset.done.title')}
      lead={t(kind === 'Company' ? 'reset.done.company' : 'reset.done.detail')}
      arrived
    >
      <ButtonLink to={keepingWayBack(addresses[kind].signIn, search)} variant="primary" size="large" wide>
        {t('signIn.submit')}
      </ButtonLink>
    </Column>
  )
}

/** Reports a used link at once, before the person thinks of a password. */
function ByLink({ refused }: { refused: Refused | undefined }) {
  const t = useTexts('logins')
  const [search] = useSearchParams()
  const { isOpen, kind } = useAnswer(linkIn(search))
  if (!isOpen) {
    return (
      <Column title={t('reset.spent.title')} lead={t('reset.spent.detail')}>
        <NewLinks />
      </Column>
    )
  }
  const field = fieldOf(refused)
  const labels = { newPassword: t('label.newPassword'), repeatPassword: t('label.newPasswordAgain') }
  return (
    <Column title={t('reset.title')} lead={t('reset.lead')}>
      <PostForm refused={refused} labels={labels} submit={t('reset.submit')}>
        <input type="hidden" name="kind" value={kind ?? 'Candidate'} />
        <PostedNewPassword {...field('newPassword')} label={labels.newPassword} />
        <TextInput
          {...field('repeatPassword')}
          type="password"
          label={labels.repeatPassword}
          autoComplete="new-password"
        />
      </PostForm>
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
