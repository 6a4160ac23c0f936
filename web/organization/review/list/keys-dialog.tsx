import { useTexts } from '#web/texts/texts.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { reviewActs } from '../acts/registry.ts'
import styles from './page.module.css'

const moves = [
  ['j', 'next'],
  ['k', 'previous'],
  ['x', 'select'],
  ['Shift + x', 'range'],
  ['Shift + j / k', 'grow'],
] as const

/** The keys of the list, shown by `?`. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('org_candidate_list_and_detail')
  const keys: readonly (readonly [string, string])[] = [
    ...moves.map(([key, what]) => [key, t('keys.what', { what })] as const),
    [t('keys.space'), t('keys.what', { what: 'peek' })],
    ['Enter', t('keys.what', { what: 'open' })],
    ...reviewActs.flatMap((act) => ('key' in act ? [[act.key, t('act', { act: act.name })] as const] : [])),
    ['Esc', t('keys.what', { what: 'clear' })],
    ['?', t('keys.what', { what: 'help' })],
  ]
  return (
    <Dialog open title={t('keys')} onClose={onClose} width={580}>
      <p className={styles.quiet}>{t('keys.detail')}</p>
      <dl className={styles.keys}>
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
