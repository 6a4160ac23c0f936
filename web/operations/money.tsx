import { formatMoney } from '#platform/text/money.ts'
import { useLanguage } from '#web/place.tsx'
import styles from './operations.module.css'

/** Formats lira, the only currency of orders. */
export function useLira() {
  const language = useLanguage()
  return (minor: number) => formatMoney({ amount: minor, currency: 'TRY' }, language)
}

export function Lira({ minor }: { minor: number }) {
  return <span className={styles.amount}>{useLira()(minor)}</span>
}
