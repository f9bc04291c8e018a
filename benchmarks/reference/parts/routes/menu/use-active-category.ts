import { useEffect, useState } from 'react';

/** The category that crosses this line, so far from the window's top, becomes active. */
const LINE_PX = 200;

/** The anchor of the active category: the last one that has crossed the line, at the beginning the first. */
export function useActiveCategory(categories: { anchor: string }[]): string | undefined {
  const anchors = categories.map(({ anchor }) => anchor).join(' ');
  const [active, setActive] = useState(categories[0]?.anchor);

  useEffect(() => {
    const sections = anchors.split(' ').flatMap((anchor) => document.getElementById(anchor) ?? []);
    let frame = 0;
    const look = () => {
      frame = 0;
      setActive(activeAmong(sections));
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    const events = ['scroll', 'resize', 'hashchange'];
    for (const event of events) window.addEventListener(event, lookSoon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      for (const event of events) window.removeEventListener(event, lookSoon);
    };
  }, [anchors]);

  return anchors.split(' ').includes(active ?? '') ? active : categories[0]?.anchor;
}

function activeAmong(sections: HTMLElement[]): string | undefined {
  const crossed = sections.filter((section) => section.getBoundingClientRect().top <= LINE_PX);
  return (atBottom() && chosenAmong(sections)) || (crossed.at(-1) ?? sections[0])?.id;
}

/** A short last category never reaches the line: the one that the address names is active then. */
function chosenAmong(sections: HTMLElement[]): string | undefined {
  const chosen = document.querySelector(':target');
  return sections.find((section) => section === chosen && section.getBoundingClientRect().top > LINE_PX)?.id;
}

function atBottom(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return window.scrollY + clientHeight >= scrollHeight - 1;
}
