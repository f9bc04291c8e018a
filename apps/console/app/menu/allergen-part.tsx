import type { DishInFile } from '@tablefront/restaurant/editing/menu/menus-in-file';
import { TriangleAlert } from 'lucide';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { allergenLines, sayAllergens, unsaidWords } from './allergen-list.ts';
import type { OpenMenu } from './open-menu.ts';
import { Tri } from './tri.tsx';

/** What a dish says of each allergen, and what guests read where it says nothing. */
export function AllergenPart({ menu, dish }: { menu: OpenMenu; dish: DishInFile }) {
  const { change, mayEdit } = menu;
  const says = menu.says(dish.fields);
  const lines = allergenLines(says);
  const unsaid = unsaidWords(lines);
  const said = lines.filter((line) => line.said !== 'unsaid').length;
  const restIsFree = () =>
    change(
      sayAllergens(dish, says, new Map(lines.filter((line) => line.said === 'unsaid').map(({ key }) => [key, 'free']))),
    );
  return (
    <section className="stack g3" aria-labelledby="dish-allergens" data-part="allergens">
      <div className="row">
        <h3 id="dish-allergens">Allergens</h3>
        <span className="muted small">
          {said} of {lines.length} said
        </span>
        {mayEdit && unsaid && (
          <Button small look="quiet" className="push" onClick={restIsFree}>
            Rest is free of it
          </Button>
        )}
      </div>
      {unsaid && (
        <div className="note w">
          <Icon node={TriangleAlert} />
          <div className="grow">
            <b>{unsaid.what}</b> Guests who ask read: “We cannot say whether it holds {unsaid.one}. Please ask us.” The
            site never guesses.
          </div>
        </div>
      )}
      <ul className="tris">
        {lines.map(({ key, name, said: now, described }) => (
          <Tri
            key={key}
            name={name}
            said={now}
            hint={described && `The description says ${described}`}
            disabled={!mayEdit}
            onSay={(next) => change(sayAllergens(dish, says, new Map([[key, next]])))}
          />
        ))}
      </ul>
    </section>
  );
}
