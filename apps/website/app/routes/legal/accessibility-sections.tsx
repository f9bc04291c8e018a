import type { Link } from '@tablefront/restaurant/link';
import { pathTo } from '@tablefront/restaurant/site-pages';
import { PageLink } from '../../ui/site-link.tsx';
import { EmailParticular } from './contact-particulars.tsx';
import type { LegalSection } from './legal-page.tsx';

interface StatementOf {
  name: string;
  contact: { email?: { text: string; url: Link }; phone?: { text: string; url: Link } };
}

export function accessibilitySections({ name, contact: { email, phone } }: StatementOf): LegalSection[] {
  return [
    {
      id: 'commitment',
      title: 'Our commitment',
      content: (
        <>
          <p>
            {name} wants its website to work for everybody, whatever their abilities and whichever device they use. We
            aim to meet WCAG 2.1 level AA: the Web Content Accessibility Guidelines explain how to make web content more
            accessible to people with disabilities, and easier for everyone.
          </p>
        </>
      ),
    },
    {
      id: 'features',
      title: 'Accessibility features',
      content: (
        <ul>
          <li>Every page can be used with a keyboard alone, and shows clearly where the keyboard is.</li>
          <li>A link at the top of each page leads past the navigation to its content.</li>
          <li>Headings, lists, tables and landmarks are marked as what they are, for screen readers to announce.</li>
          <li>Pictures that say something have a description; those that only decorate are passed over.</li>
          <li>Text stands out from its background by at least the contrast that level AA asks for.</li>
          <li>Text is resizable up to 200%, and pages fit narrow screens without sideways scrolling.</li>
          <li>Fields have visible labels, and what is wrong with an answer is said in words beside it.</li>
          <li>Buttons and links are large enough for a finger, and movement stops for those who prefer less of it.</li>
          <li>Menus, hours, addresses and this statement can be read without JavaScript.</li>
        </ul>
      ),
    },
    {
      id: 'ongoing-efforts',
      title: 'Ongoing efforts',
      content: (
        <p>
          Accessibility is part of how this website is made. It is tested when it changes, by automatic checks and by
          using it with the keyboard, with enlarged text and on narrow screens. What we find, and what you report to us,
          is put right by how much it hinders people.
        </p>
      ),
    },
    {
      id: 'known-issues',
      title: 'Known issues',
      content: (
        <>
          <p>In spite of our care some parts may still be hard to use:</p>
          <ul>
            <li>Menus that are shown as a PDF file or a picture may not be readable by screen readers.</li>
            <li>Maps are hard to use without seeing them. Each address also stands beside its map as text.</li>
            <li>Pictures and texts that change often, such as offers, may lack a good description for a while.</li>
          </ul>
          <p>If any of these stops you, please tell us: we give you the same information in another way.</p>
        </>
      ),
    },
    {
      id: 'third-party-content',
      title: 'Third-party content',
      content: (
        <p>
          Ordering, reservations, gift cards, maps and social networks are run by other companies, on their own websites
          or in a frame on ours. We do not control how accessible they are. If one of them is a barrier to you, call us
          or write to us, and we take your order or find your answer directly.
        </p>
      ),
    },
    {
      id: 'assistive-technologies',
      title: 'Assistive technologies',
      content: (
        <>
          <p>The website is made to work with current versions of:</p>
          <ul>
            <li>screen readers such as NVDA, JAWS, VoiceOver and TalkBack,</li>
            <li>screen magnifiers, and the zoom and text size settings of browsers and systems,</li>
            <li>speech recognition, switches and other input that takes the place of a mouse or a keyboard,</li>
            <li>high contrast and reduced motion settings.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'technical-specifications',
      title: 'Technical specifications',
      content: (
        <p>
          The website relies on HTML, CSS, SVG and WAI-ARIA, and on JavaScript for what moves or changes on a page. It
          is meant for the current and the previous version of Chrome, Edge, Firefox and Safari, on computers and on
          phones.
        </p>
      ),
    },
    {
      id: 'feedback',
      title: 'Tell us what stands in your way',
      content: (
        <>
          <p>
            Please say which page it was, what you wanted to do and, if you like, which device or program you use. You
            get a response within 5 business days.
          </p>
          <dl>
            {email && <EmailParticular email={email} />}
            <div>
              <dt>Phone</dt>
              {phone ? (
                <dd className="num">
                  <a href={phone.url}>{phone.text}</a>
                </dd>
              ) : (
                <dd>Please call the restaurant that you would like to visit.</dd>
              )}
            </div>
            <div>
              <dt>Contact form</dt>
              <dd>
                <PageLink to={pathTo('feedback')}>Send us your feedback</PageLink>
              </dd>
            </div>
          </dl>
        </>
      ),
    },
    {
      id: 'alternative-access',
      title: 'Alternative access',
      content: (
        <p>
          If you cannot use a part of this website, you need not. Ask us by phone, by e-mail or in the restaurant: we
          read the menu to you, take your order or your reservation, help with a form, and send you information in a
          format that suits you, at no extra cost.
        </p>
      ),
    },
    {
      id: 'updates',
      title: 'Updates to this statement',
      content: (
        <p>
          We look through this statement regularly and change it when the website, the guidelines or what we know about
          them change.
        </p>
      ),
    },
  ];
}
