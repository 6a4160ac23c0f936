import type { Advertisement } from '#contract/listings.ts'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts.tsx'
import { Switch } from '../../ui/switch.tsx'
import styles from './save-buttons.module.css'
import { useKeeping } from './use-keeping.ts'

/** Whether to be told before it closes, and how applying will go. */
export function SaveButtons({ advertisement }: { advertisement: Advertisement }) {
  const t = useTexts('adv_detail')
  const { fit, save } = useKeeping(useMe(), advertisement)
  if (advertisement.state === 'Closed') return null
  return (
    <div className={styles.more}>
      {fit.saved && (
        <Switch label={t('keep.remind')} checked={fit.remind} onChange={(event) => save(event.currentTarget.checked)} />
      )}
      <p>{t('keep.applying')}</p>
    </div>
  )
}
