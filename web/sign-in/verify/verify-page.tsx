import { useActionData, useSearchParams } from 'react-router'
import type { PageHandle } from '../../page/page-handle.ts'
import { PageHead } from '../../page/page-head.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { AskForCode } from './ask-for-code.tsx'
import { verifyAction } from './verify-action.ts'
import { VerifyByCode } from './verify-by-code.tsx'
import { VerifyByLink } from './verify-by-link.tsx'

export const handle: PageHandle = { document: { seconds: 0, tags: [] }, leadsToApp: true }
/** `no-store`, because the address contains the token or an e-mail address. */
export const headers = () => ({ 'cache-control': 'no-store' })
export const action = verifyAction

/** What stands in the address of the page is shown on it, so it must look like an e-mail address and like nothing else. */
const isAddress = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text) && text.length <= 254

/** By the link of the e-mail, by its code, or, with neither at hand, by asking for a new one. */
export default function VerifyPage() {
  const t = useTexts('logins')
  const [search] = useSearchParams()
  const answered = useActionData<typeof action>()
  const sent = answered && 'wait' in answered ? answered : undefined
  const refused = answered && 'errors' in answered ? answered : undefined
  const email = search.get('email')
  return (
    <>
      <PageHead title={`${t('verify.title')} · Köprü`} />
      {search.get('token') ? (
        <VerifyByLink refused={refused} />
      ) : email !== null && isAddress(email) ? (
        <VerifyByCode email={email} sent={sent} refused={refused} />
      ) : (
        <AskForCode refused={refused} />
      )}
    </>
  )
}
