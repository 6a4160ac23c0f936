/** Pages of an organization that no permission opens: they are its Roots' alone. */
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

/** Which page of an organization was refused, as `errors.company.403.*` names it, and who could open it. */
export function refusedPage(pathname: string) {
  const [, , place = '', part = '', inForm = ''] = pathname.split('/')
  const page = nameOf(place, part, inForm).replaceAll('-', '')
  return { page, opens: place === 'settings' && ofRoots.has(page) ? 'root' : 'granted' }
}

function nameOf(place: string, part: string, inForm: string) {
  if (place === 'settings') return part
  if (place === 'forms') return inForm || (part === 'new-form' ? part : place)
  if (place === 'reports') return part === 'participants' ? part : place
  // A page inside another: the member may well see that one, and only lack the right to change what is there.
  return part === '' || place === 'apps' ? place : ''
}
