import { esintiForms } from '../forms/esinti.ts'
import type { DemoOrganization } from '../writing/demo-organization.ts'
import { konya } from '../writing/places.ts'

export const esinti: DemoOrganization = {
  key: 'esinti',
  name: 'Esinti Yenilenebilir Enerji A.Ş.',
  type: 'company',
  palette: 'sky',
  logo: { symbol: 'bolt' },
  banner: 'energy',
  about: `
84 türbin, 11 güneş tarlası ve bir jeotermal kuyusu ile yaklaşık 210.000 evin elektriğini üretiyoruz. Santrallerimizin olduğu her ilçede en az bir kişi işe alıyoruz; bu bir kural.

- İş kazasız 1.904 gün
- Çalışanların üçte biri 30 yaşın altında
- Üretim verimiz araştırmacılara açık`,
  sections: [
    {
      title: 'Sahada bir gün',
      text: `
Sabah 07.30’da hava durumu okunur: rüzgâr saniyede on iki metreyi geçiyorsa kimse çıkmaz. Geçmiyorsa iki kişilik ekipler yola koyulur.`,
      tags: ['güvenlik', 'vardiya'],
      photos: ['energy', 'field'],
    },
    {
      title: 'Gençlerle',
      text: `
Santral Kampı’na bugüne kadar 310 öğrenci katıldı; 22’si bugün meslektaşımız. Yüksek lisans bursumuz ise verimizi paylaşmamızın bir yolu.`,
      tags: ['kamp', 'staj', 'yüksek lisans'],
      video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    },
    {
      title: 'Komşuluk',
      text: `
Türbinin gölgesi düşen köylerle yazılı bir anlaşmamız var: gürültü ölçümleri açık, kazancın yüzde biri köyün kararıyla harcanıyor.`,
      tags: ['köyler', '%1 payı'],
      photos: ['mountain'],
    },
  ],
  contact: { name: 'Tolga', surname: 'Demirtaş', phone: '+903325550145' },
  place: { address: 'Teknoloji Bulvarı No: 77', cityId: konya, town: 'Selçuklu', lat: 37.9384, lon: 32.5156 },
  social: ['linkedin', 'instagram'],
  tax: { title: 'Esinti Yenilenebilir Enerji Üretim Anonim Şirketi', office: 'Meram', number: '3728491508' },
  targeting: {
    types: ['job', 'program', 'scholarship'],
    levels: ['associate', 'bachelor', 'master'],
    text: 'Sahayı seven teknisyenler ve mühendisler.',
  },
  verified: true,
  followers: 33,
  joined: 300,
  forms: esintiForms,
}
