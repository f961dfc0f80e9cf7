import type { HandedDownWords } from "../handed-down-words.ts";

export const handedDown: HandedDownWords = {
  says: "used to say|always said|always used to say|would always say|would say|was always saying|'d always say|'d say|had a saying|there was a saying|there's a saying|motto was|used to tell (?:me|us)|always told (?:me|us)",
  goesOn:
    "when|if|that|even|later|after|before|and|but|which|who|because|as|though|although|whenever|while|until|since|so",
  ingredients:
    "flour|butter|margarine|sugar|egg*|salt|yeast|milk|buttermilk|cream|onion*|potato*|suet|lard|dripping|treacle|syrup|currants|raisins|sultanas|oats|oatmeal|cinnamon|nutmeg|ginger|vinegar|pepper|oil|garlic|tomato*|carrot*|cabbage|turnip*|leek*|barley|rice|beans|peas|lentils|bacon|ham|honey|apple*|lemon*|parsley|bay leaf|cheese|water|broth|stock|dough|pastry|mutton|beef|pork|chicken|herring|fish|almonds|vanilla|cocoa|bicarbonate|soda|breadcrumbs",
  measures:
    "pound*|ounce*|cup|cups|cupful*|spoon*|tablespoon*|teaspoon*|pinch|handful*|knob|pint*|quart*|grams?|litre*|half a|dash|minutes?|hours?|overnight|oven|gas mark",
  methods:
    "knead*|stir*|boil*|bak(?:e|ed|ing)|simmer*|roll(?:ed|ing)? (?:it|them|out)|chop*|fry|fried|frying|whisk*|mix*|beat|beaten|beating|peel*|grate|grated|pour*|rise|risen|prove|soak*|rub|rubbed|rubbing|sprinkl*|melt*|cut|slice|sliced|stew|stewed|roast*|steam*|season|cover|covered|add|added|put|grease|greased|cream|creamed|fold",
  dish: "(?:\\p{Ll}+ )?(?:bread|soup|pie|cake|stew|pudding|dumplings|biscuits|scones|jam|sauce|broth|loaf|buns|pancakes|porridge|chutney|marmalade|toffee|fudge|pasties|tart|gingerbread|shortbread|parkin|hotpot|pickle|stuffing|pierogi)",
  dishes: {},
};
