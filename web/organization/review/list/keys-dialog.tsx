import { useTexts } from '#web/texts/texts.tsx'
import { KeysDialog, type KeyWords } from '../keys-dialog.tsx'

/** The keyboard shortcuts of the list. */
export function ListKeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('org_candidate_list_and_detail')
  const moves: readonly KeyWords[] = [
    ['j', t('keys.what', { what: 'next' })],
    ['k', t('keys.what', { what: 'previous' })],
    ['x', t('keys.what', { what: 'select' })],
    ['Shift + x', t('keys.what', { what: 'range' })],
    ['Shift + j / k', t('keys.what', { what: 'grow' })],
    [t('keys.space'), t('keys.what', { what: 'peek' })],
    ['Enter', t('keys.what', { what: 'open' })],
    ['/', t('keys.what', { what: 'search' })],
  ]
  const ends: readonly KeyWords[] = [
    ['Esc', t('keys.what', { what: 'clear' })],
    ['?', t('keys.what', { what: 'help' })],
  ]
  return <KeysDialog lead={t('keys.detail')} moves={moves} ends={ends} onClose={onClose} />
}
