import styles from './logo.module.css'

type LogoSize = 'medium' | 'large'

/** The bridge alone: two arches, one from each bank, meeting at the pier in the middle. */
function LogoMark({ size = 'medium' }: { size?: LogoSize }) {
  const height = size === 'large' ? 36 : 20
  return (
    <svg className={styles.mark} viewBox="0 0 32 18" width={(height * 32) / 18} height={height} aria-hidden="true">
      <path
        className={styles.near}
        d="M0 7.500C5 2 10.500 0 16 0V18H14C14 12 11.500 8.500 8 8.500S2.500 12 2.500 18H0z"
      />
      <path
        className={styles.far}
        d="M32 7.500C27 2 21.500 0 16 0V18H18C18 12 20.500 8.500 24 8.500S29.500 12 29.500 18H32z"
      />
    </svg>
  )
}

export function Logo({ size = 'medium' }: { size?: LogoSize }) {
  return (
    <span className={size === 'large' ? styles.large : styles.medium}>
      <LogoMark size={size} />
      Köprü
    </span>
  )
}
