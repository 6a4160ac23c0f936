import type { Refused } from '../forms/posted/posted.ts'
import { useKind } from '../session/account-kind.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/actions/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { addressChoice } from './address-choice.ts'

/** Asks about an address that looks like a slip; either answer sends the form. */
export function MeantAddress({ refused }: { refused: Refused | undefined }) {
  const t = useTexts('logins')
  const kind = useKind()
  const meant = refused?.meant
  if (meant === undefined)
    return refused?.values[addressChoice] === 'typed' ? (
      <input type="hidden" name={addressChoice} value="typed" />
    ) : null
  const domain = meant.slice(meant.lastIndexOf('@') + 1)
  return (
    <Notice
      tone="warning"
      live
      title={t(kind === 'Company' ? 'email.company.meant' : 'email.candidate.meant', { domain })}
      actions={
        <>
          <Button type="submit" name={addressChoice} value="meant" waits autoFocus>
            {t('email.meant.yes', { email: meant })}
          </Button>
          <Button type="submit" variant="quiet" name={addressChoice} value="typed" waits>
            {t('email.meant.no')}
          </Button>
        </>
      }
    />
  )
}
