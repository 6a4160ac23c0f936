import { upper } from '#platform/text/turkish.ts'
import { classes } from '../classes.ts'
import styles from './avatar.module.css'

type AvatarProps = {
  name: string
  photo?: string | undefined
  /** Organizations are square, people round */
  shape?: 'round' | 'square'
  size?: 'small' | 'medium' | 'large'
  /** The name is beside the avatar, so it is not announced twice */
  named?: boolean
}

const pixels = { small: 28, medium: 40, large: 64 }

export function Avatar({ name, photo, shape = 'round', size = 'medium', named = false }: AvatarProps) {
  const look = classes(styles.avatar, styles[shape], styles[size])
  if (photo)
    return <img src={photo} alt={named ? '' : name} width={pixels[size]} height={pixels[size]} className={look} />
  return (
    <span
      className={look}
      // The initials are drawn by the stylesheet, so that they are not read out or part of a button's name.
      data-initials={initials(name)}
      {...(named ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    />
  )
}

function initials(name: string) {
  const words = name.trim().split(/\s+/)
  const last = words.length > 1 ? words.at(-1) : ''
  return upper(first(words[0]) + first(last))
}

function first(word = '') {
  return [...word][0] ?? ''
}
