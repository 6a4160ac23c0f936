import { useKind } from '../session/account-kind.ts'
import { useTexts } from '../texts/texts.tsx'

/** The text for a change that did not reach the server, for notices and the error dialog. */
export function useUnreachableWords() {
  const t = useTexts('common')
  const isCompany = useKind() === 'Company'
  return {
    title: t('form.unreachable.title'),
    detail: isCompany ? t('form.company.unreachable') : t('form.unreachable.detail'),
  }
}
