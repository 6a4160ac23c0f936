import { Avatar } from '../ui/data/avatar.tsx'
import { Picture } from '../ui/data/picture.tsx'
import styles from './company-logo.module.css'

interface CompanyLogoProps {
  readonly name: string
  readonly photo: string | null
  readonly size?: 'medium' | 'large' | 'huge'
}

const pixels = { medium: 48, large: 64, huge: 112 }
const widths = { medium: [48, 96], large: [64, 128], huge: [128, 256] }

/** Hidden from screen readers, because it always stands beside the organization's name. */
export function CompanyLogo({ name, photo, size = 'medium' }: CompanyLogoProps) {
  return (
    <span className={styles[size]}>
      {photo === null ? (
        <Avatar name={name} shape="square" size="large" named />
      ) : (
        <Picture src={photo} alt="" width={pixels[size]} height={pixels[size]} widths={widths[size]} />
      )}
    </span>
  )
}
