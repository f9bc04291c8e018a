import { pathTo } from '@tablefront/restaurant/site-pages';
import { PageLink } from '../../ui/site-link.tsx';
import { ContactParticulars } from './contact-particulars.tsx';
import { cookiePolicy } from './cookie-policy.tsx';
import type { LegalContact } from './legal-contact.ts';
import type { LegalSection } from './legal-page.tsx';

interface PolicyOf {
  name: string;
  origin: string;
  /** Paragraphs on what happens with questions to the assistant. */
  assistant: string[];
  contact: LegalContact;
}

export function privacySections({ name, origin, assistant, contact }: PolicyOf): LegalSection[] {
  return [
    {
      id: 'about-this-policy',
      title: 'About this policy',
      content: (
        <>
          <p>
            {name} (‘we’, ‘us’) runs the website at {origin}. This policy says which personal information we collect
            there, why, who else may see it, and which choices you have. Personal information is anything that tells, or
            could tell, who you are.
          </p>
          <p>
            You can read the whole website without giving your name. By sending us information you agree that we use it
            as described here.
          </p>
        </>
      ),
    },
    {
      id: 'information-collection',
      title: 'Information collection and use',
      content: (
        <>
          <p>We collect what you choose to send us, and use it for the purpose that you sent it for:</p>
          <ul>
            <li>
              <strong>Feedback:</strong> your rating and message, the page you were on, the size of your window and the
              kind of browser; your name, phone number and e-mail address if you give them. We use it to answer you and
              to do better.
            </li>
            <li>
              <strong>Requests to call you back:</strong> your phone number, and what else you tell us, to call you.
            </li>
            <li>
              <strong>Catering requests:</strong> your name, how to reach you, and when, where and for how many you plan
              your event, to plan it with you by e-mail, phone and text message.
            </li>
            <li>
              <strong>Job applications:</strong> how to reach you, your experience, your resume and, if you add them, a
              photo and a cover letter, to decide about your application.
            </li>
            <li>
              <strong>Media and franchise inquiries:</strong> your answers to the questions on the form and how to reach
              you, to answer you. We send you news only if you agreed to it.
            </li>
            <li>
              <strong>Questions to our assistant:</strong> what you ask, to find the answer. Please do not tell it
              anything confidential. What happens to it stands under <a href="#assistant">Our assistant</a>.
            </li>
          </ul>
          <p>
            We keep this information only as long as that purpose, or a law, requires. You may ask us at any time what
            we hold about you, and ask us to correct or delete it.
          </p>
        </>
      ),
    },
    {
      id: 'assistant',
      title: 'Our assistant',
      content: assistant.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
    },
    {
      id: 'log-data',
      title: 'Log data',
      content: (
        <p>
          Whenever you visit a website, your browser sends some information by itself. Ours may keep a record of it,
          called log data: your Internet Protocol (IP) address, the kind and version of your browser, the pages that you
          visit, the time and date, and whether a page was delivered without error. We use it to keep the website
          running, to find faults and to fend off abuse. We may count how often our forms are opened, begun and sent,
          our printed codes scanned, and what our menu is searched for in vain: as sums of a day, without anything of
          you.
        </p>
      ),
    },
    {
      id: 'cookies',
      title: 'Cookies',
      content: (
        <p>
          Cookies are small pieces of text that a website keeps in your browser. You can refuse them in your browser’s
          settings and still read every page here. Which kinds there are, and what each is for, stands in our{' '}
          <a href={`#${cookiePolicy.id}`}>Cookie Policy</a> below.
        </p>
      ),
    },
    {
      id: 'service-providers',
      title: 'Service providers',
      content: (
        <>
          <p>Other companies help us, and some of them handle personal information to do so. They may:</p>
          <ul>
            <li>host this website and store what you send us,</li>
            <li>deliver our messages to you, and yours to us,</li>
            <li>take orders, reservations and payments, or run gift cards and rewards,</li>
            <li>show maps, and help us understand how the website is used.</li>
          </ul>
          <p>
            They get what their task needs and are not to use it for anything else. Some may store it outside your
            province or country, where other laws apply. We may also have to hand over information where a law or a
            court requires it.
          </p>
        </>
      ),
    },
    {
      id: 'security',
      title: 'Security',
      content: (
        <p>
          We protect what you entrust to us with measures that fit its sensitivity, such as encrypted connections and
          limits on who can see it. No way of sending or storing information is perfectly safe, so we cannot promise
          absolute security. If a breach puts you at real risk, we tell you and the authorities as the law requires.
        </p>
      ),
    },
    {
      id: 'links-to-other-sites',
      title: 'Links to other sites',
      content: (
        <p>
          This website links to sites that others run, for example to order, to reserve or to see a map. Once you are
          there, their policy applies and not ours. We have no say in what they do; please read what they write about
          privacy.
        </p>
      ),
    },
    {
      id: 'childrens-privacy',
      title: 'Children’s privacy',
      content: (
        <p>
          The forms on this website are not meant for children under 13, and we do not knowingly collect personal
          information from them. If you are a parent or guardian and believe that your child has sent us some, please
          tell us, and we delete it.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      content: (
        <p>
          We may change this policy, for example when the website learns something new. What stands on this page applies
          from the moment it stands here, so please look at it now and then.
        </p>
      ),
    },
    cookiePolicy,
    {
      id: 'contact',
      title: 'Contact us',
      content: (
        <>
          <p>
            Write or call, and ask for whoever looks after privacy at {name}: with a question, a request about your
            information, or a complaint. If our answer does not satisfy you, you can turn to the privacy commissioner or
            data protection authority where you live.
          </p>
          <ContactParticulars contact={contact} />
          <p>
            To tell us about your visit instead, please use the <PageLink to={pathTo('feedback')}>Feedback</PageLink>{' '}
            page.
          </p>
        </>
      ),
    },
  ];
}
