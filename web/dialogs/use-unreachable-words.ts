import { useKind } from '../session/account-kind.ts'
import { useTexts } from '../texts/texts.tsx'

/** What is said when something that was to be changed never reached the server, by a notice and by the error dialog alike. */
export function useUnreachableWords() {
  const t = useTexts('common')
  const isCompany = useKind() === 'Company'
  return {
    title: t('form.unreachable.title'),
    detail: isCompany ? t('form.company.unreachable') : t('form.unreachable.detail'),
  }
}
