/** Pages of an organization that only Roots can open. */
const ofRoots = new Set([
  'accounts',
  'company',
  'profile',
  'sections',
  'address',
  'social',
  'targeting',
  'tax',
  'datarecords',
])

/** The refused page's name for `errors.company.403.*`, and who can open it. */
export function refusedPage(pathname: string) {
  const [, , place = '', part = '', inForm = ''] = pathname.split('/')
  const page = nameOf(place, part, inForm).replaceAll('-', '')
  return { page, opens: place === 'settings' && ofRoots.has(page) ? 'root' : 'granted' }
}

function nameOf(place: string, part: string, inForm: string) {
  if (place === 'settings') return part
  if (place === 'forms') return inForm || (part === 'new-form' ? part : place)
  if (place === 'reports') return part === 'participants' ? part : place
  // For a subpage: the member may read the parent, and only lack write access.
  return part === '' || place === 'apps' ? place : ''
}
