import { useSearchParams } from 'react-router'
import { PageHead } from '../page/page-head.tsx'
import { useTexts } from '../texts/texts.tsx'
import { AskForCode } from './ask-for-code.tsx'
import { VerifyByCode } from './verify-by-code.tsx'
import { VerifyByLink } from './verify-by-link.tsx'

/** By the link of the e-mail, by its code, or, with neither at hand, by asking for a new one. */
export default function VerifyPage() {
  const t = useTexts('logins')
  const [search] = useSearchParams()
  const token = search.get('token')
  const email = search.get('email')
  return (
    <>
      <PageHead title={`${t('verify.title')} · Köprü`} />
      {token ? <VerifyByLink token={token} /> : email?.includes('@') ? <VerifyByCode email={email} /> : <AskForCode />}
    </>
  )
}
