import {
  Bell,
  CalendarClock,
  FileText,
  FolderOpen,
  Landmark,
  type LucideIcon,
  MessageSquare,
  UsersRound,
} from 'lucide-react'

const icons: Readonly<Record<string, LucideIcon>> = {
  applications: FileText,
  documents: FolderOpen,
  interviews: CalendarClock,
  payments: Landmark,
  messages: MessageSquare,
  communities: UsersRound,
}

/** The icon of a piece of news, the same as in the menu. */
export function NewsIcon({ kind }: { kind: string }) {
  const Icon = icons[kind] ?? Bell
  return <Icon aria-hidden />
}
