import type { CompanyType } from '#contract/companies/companies.ts'
import type { Targeting } from '#contract/companies/company-targeting.ts'
import type { SocialLinks } from '#contract/companies/social-links.ts'
import type { Logo } from '../pictures/draw-logo.ts'
import type { PaletteName } from '../pictures/palettes.ts'
import type { ThemeName } from '../pictures/themes.ts'
import type { DemoForm } from './demo-form.ts'

export interface DemoOrganization {
  /** Its e-mail addresses and web addresses are made of it. */
  readonly key: string
  readonly name: string
  readonly type: CompanyType
  readonly palette: PaletteName
  readonly logo: { readonly initials: string } | { readonly symbol: Extract<Logo, { symbol: unknown }>['symbol'] }
  readonly banner: ThemeName
  /** In the short writing of `richText`. */
  readonly about: string
  readonly sections?: readonly DemoSection[]
  readonly contact: { readonly name: string; readonly surname: string; readonly phone: string }
  readonly place: {
    readonly address: string
    readonly cityId: number
    readonly town: string
    readonly lat: number
    readonly lon: number
  }
  readonly social?: readonly (keyof SocialLinks)[]
  readonly tax: { readonly title: string; readonly office: string; readonly number: string }
  readonly targeting: Partial<Targeting>
  readonly verified?: true
  readonly followers: number
  /** Days ago. */
  readonly joined: number
  readonly forms: readonly DemoForm[]
  readonly opportunities?: readonly DemoOpportunity[]
  readonly communities?: readonly DemoCommunity[]
}

export interface DemoSection {
  readonly title: string
  readonly text: string
  readonly tags?: readonly string[]
  readonly video?: string
  readonly photos?: readonly ThemeName[]
}

interface DemoOpportunity {
  readonly title: string
  readonly summary: string
  readonly body: string
  readonly language?: 'en'
  readonly cover: ThemeName
  readonly gives: { readonly code: string } | { readonly link: string }
  /** Days from today. */
  readonly starts: number
  readonly ends: number | null
  readonly taken: number
}

interface DemoCommunity {
  readonly name: string
  readonly summary: string
  readonly about: string
  readonly language?: 'en'
  readonly cover: ThemeName
  readonly joinRule: 'open' | 'request' | 'invited'
  readonly members: number
  /** How many more ask to join. */
  readonly requests?: number
  /** Days ago. */
  readonly begun: number
  readonly announcements?: readonly DemoAnnouncement[]
}

interface DemoAnnouncement {
  readonly title: string
  /** In the short writing of `richText`. */
  readonly body: string
  /** Days ago; scheduled where it is still to come. */
  readonly days: number
  readonly pinned?: true
}
