import { useTexts } from '#web/texts/texts.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { keyedActs } from './acts/keyed-acts.ts'
import styles from './keys-dialog.module.css'

/** A key, and what it does in words. */
export type KeyWords = readonly [key: string, words: string]

interface KeysDialogProps {
  readonly lead: string
  /** Before the keys of the acts */
  readonly moves: readonly KeyWords[]
  /** Those of applications, the same in the list and in one of them, where it does not say others */
  readonly acts?: readonly KeyWords[]
  /** After them */
  readonly ends: readonly KeyWords[]
  readonly onClose: () => void
}

/** The keys of a page of the review desk, shown by `?`. */
export function KeysDialog({ lead, moves, acts, ends, onClose }: KeysDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const ofActs = acts ?? keyedActs.map(({ key, name }): KeyWords => [key, t('act', { act: name })])
  return (
    <Dialog open title={t('keys')} onClose={onClose} width={580}>
      <p className={styles.lead}>{lead}</p>
      <dl className={styles.keys}>
        {[...moves, ...ofActs, ...ends].map(([key, what]) => (
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
